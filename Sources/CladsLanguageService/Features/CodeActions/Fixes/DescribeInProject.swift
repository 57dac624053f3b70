import CladsAnalysis
import CladsCheck
import CladsProject
import CladsSchema
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// A quick fix that describes a component kind or an action of the app in the project file, as its uses in
/// the documents of the project show it.
///
/// It needs other files, so unlike a ``CodeActionProvider`` it waits for them.
enum DescribeInProject {
  /// The maximum number of other documents whose uses count.
  private static let maximumDocumentCount = 100

  /// The slots of the names that findings are about, by rule.
  private static let slots: [DiagnosticID: Slot] = [
    "unknown-component-kind": .node, "unknown-action-type": .action,
  ]

  static func actions(in range: TextRange, _ context: FeatureContext) async -> [CodeAction] {
    let document = context.document
    // A name that is close to a known one is a misspelling, which must not be made legal.
    let found = await document.diagnostics().filter { diagnostic in
      slots[diagnostic.id] != nil && diagnostic.fixes.isEmpty
        && ([diagnostic.range] + diagnostic.related.map(\.range)).contains {
          $0.start <= range.end && range.start <= $0.end
        }
    }
    guard !found.isEmpty, let path = document.projectPath, document.kind != .project,
      let project = await context.workspace.workspace.document(FileURI(path: path)),
      project.file.tree.errors.isEmpty, project.file.tree.root.kind == .object
    else { return [] }
    var actions: [CodeAction] = []
    for diagnostic in found {
      guard let slot = slots[diagnostic.id] else { continue }
      let tree = document.file.tree
      let name = tree.withView { $0.string(tree.record(at: diagnostic.range.start)) }
      guard !name.isEmpty else { continue }
      let sketch = await sketch(of: name, in: slot, context)
      let old = project.file.source.bytes
      let edit = TextEdit(from: old, to: ProjectMerge(project.file.tree).merged(sketch))
      guard !sketch.isEmpty, let edit else { continue }
      let file = path.split(separator: "/").last.map(String.init) ?? FileKind.projectFileName
      actions.append(
        CodeAction(
          "Describe `\(name)` in \(file)", .quickFix, edits: [], otherFiles: [file: [edit]],
          fixing: diagnostic))
    }
    return actions
  }

  /// Returns what the documents of the project show about a name.
  private static func sketch(of name: String, in slot: Slot, _ context: FeatureContext) async -> ProjectSketch
  {
    let document = context.document
    var sketch = ProjectSketch()
    for analysis in await document.analyses() { sketch.add(analysis, known: document.project) }
    var count = 0
    for index in await context.workspace.workspace.indexes()
    where index.uri != document.uri && index.projectPath == document.projectPath
      && index.mentions.contains(where: { $0.kind == .entry(slot) && $0.name == name })
    {
      guard count < maximumDocumentCount else { break }
      count += 1
      guard let other = await context.workspace.workspace.document(index.uri) else { continue }
      for analysis in await other.analyses() { sketch.add(analysis, known: document.project) }
    }
    return sketch.about(name, in: slot)
  }
}

extension TextEdit {
  /// The edit that replaces what differs between two texts; `nil` if they are equal.
  fileprivate init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Not inside of a character.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    self.init(
      range: TextRange(utf8: start, old.count - end),
      newText: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}
