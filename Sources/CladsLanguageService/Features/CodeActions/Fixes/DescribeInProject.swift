import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Quick fixes that add what only the app can explain to the project file: component kinds and actions as
/// their uses in the documents of the project show them, host state, host actions and destinations.
///
/// They need other files, so unlike a ``CodeActionProvider`` they wait for them.
enum DescribeInProject {
  /// The maximum number of other documents whose uses count.
  private static let maximumDocumentCount = 100

  /// What a finding is about.
  private enum Subject {
    case entry(Slot)
    case hostState, hostAction, destination
  }

  /// What findings are about, by rule.
  private static let subjects: [DiagnosticID: Subject] = [
    UnknownComponentKind.rule.id: .entry(.node), UnknownActionType.rule.id: .entry(.action),
    UndeclaredState.rule.id: .hostState, ForEachItemsUndeclared.rule.id: .hostState,
    UnresolvedAction.rule.id: .hostAction, NavigateDestinationUnknown.rule.id: .destination,
  ]

  static func actions(in range: TextRange, _ context: FeatureContext) async -> [CodeAction] {
    let document = context.document
    let found = await document.diagnostics().filter { diagnostic in
      subjects[diagnostic.id] != nil && !diagnostic.isAboutMisspelling && !diagnostic.isAboutVersions
        && ([diagnostic.range] + diagnostic.related.map(\.range)).contains {
          $0.start <= range.end && range.start <= $0.end
        }
    }
    guard !found.isEmpty, let path = document.projectPath, document.kind != .project,
      let project = await context.workspace.workspace.document(FileURI(path: path)),
      project.file.tree.mistakes.isEmpty, project.file.tree.root.kind == .object
    else { return [] }
    let file = path.split(separator: "/").last.map(String.init) ?? FileKind.projectFileName
    let merge = ProjectMerge(project.file.tree)
    var actions: [CodeAction] = []
    for diagnostic in found {
      guard let subject = subjects[diagnostic.id],
        let (title, text) = await change(about: diagnostic, subject, merge, context),
        let edit = TextEdit(from: project.file.source.bytes, to: text)
      else { continue }
      actions.append(
        CodeAction(
          "\(title) in \(file)", .quickFix, edits: [], otherFiles: [file: [edit]], fixing: diagnostic))
    }
    return actions
  }

  /// Returns the beginning of the title and the new text of the project file.
  private static func change(
    about diagnostic: Diagnostic, _ subject: Subject, _ merge: ProjectMerge, _ context: FeatureContext
  ) async -> (title: String, text: [UInt8])? {
    let tree = context.document.file.tree
    let name = tree.withView { view in
      let record = tree.record(at: diagnostic.range.start)
      return view.kind(record) == .string ? view.string(record) : ""
    }
    guard !name.isEmpty else { return nil }
    switch subject {
    case .entry(let slot):
      let sketch = await sketch(of: name, in: slot, context)
      return sketch.isEmpty ? nil : ("Describe `\(name)`", merge.merged(sketch))
    case .hostState:
      guard let analysis = await context.document.analysis(at: diagnostic.range.start),
        let (path, type) = analysis.state.undeclaredPath(at: diagnostic.range)
      else { return nil }
      return (
        "Declare `\(path)` as host state", merge.declaring(hostState: path, as: type.projectName)
      )
    case .hostAction:
      // Modifiers contain the name inside a longer text.
      guard tree.withView({ $0.range(tree.record(at: diagnostic.range.start)) }) == diagnostic.range else {
        return nil
      }
      return ("Declare `\(name)` as a host action", merge.declaring(hostAction: name))
    case .destination:
      return ("Declare `\(name)` as a destination", merge.declaring(destination: name))
    }
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

extension Diagnostic {
  /// Whether a fix replaces what the finding is about: a name that is close to a known one is a misspelling,
  /// which must not be made legal.
  fileprivate var isAboutMisspelling: Bool {
    fixes.contains { fix in
      fix.edits.contains { !$0.range.isEmpty && $0.range.start < range.end && range.start < $0.range.end }
    }
  }
}

extension StateTable {
  /// Returns the path at a range up to its first index, and its type, as far as its uses agree.
  fileprivate func undeclaredPath(at range: TextRange) -> (path: String, type: StateType)? {
    guard let use = uses.first(where: { range.contains($0.range) }) else { return nil }
    let path = Array(use.components.prefix { if case .key = $0 { true } else { false } })
    var types: Set<StateType> = []
    for use in uses where use.components.starts(with: path) {
      if let type = use.type(ofPrefix: path.count) { types.insert(type) }
    }
    if types == [.integer, .number] { types = [.number] }
    return (Keypath(path).text, types.count == 1 ? types.first ?? .any : .any)
  }
}

extension StateUse {
  /// The type that the first components must have; `nil` if any will do.
  fileprivate func type(ofPrefix count: Int) -> StateType? {
    if count < components.count {
      if case .index = components[count] { return .array }
      return .object
    }
    switch use {
    case .condition: return .boolean
    case .arithmeticOperand: return .number
    case .propertyBase: return .array
    case .memberBase: return .object
    default: return expects == .any || expects == .opaque ? nil : expects == .double ? .number : expects
    }
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
