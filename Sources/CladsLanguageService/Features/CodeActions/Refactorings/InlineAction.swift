import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import SourceText

/// Writes a named action in place of its id, and removes the entry when nothing else uses it.
enum InlineAction: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.inline]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    guard let analysis = scene.analysis, let string = scene.string, isBinding(string, analysis.document)
    else {
      return []
    }
    let tree = analysis.file.tree
    let name = tree.withView { $0.string(string) }
    guard let entry = analysis.document.actions.first(where: { $0.name == name }),
      let symbol = analysis.symbols.symbol(.action, named: name)
    else { return [] }
    let range = tree.withView { $0.range(string) }
    let text = tree.laidOut(tree.text(of: entry.node), at: range.start)
    var edits = [TextEdit(range: range, newText: text)]
    if symbol.references.count == 1, let member = analysis.member(around: entry.node) {
      edits.append(MemberEdits.removal(of: SyntaxNode(tree: tree, index: member)))
    }
    return [CodeAction("Write `\(name)` in place", .inline, edits: edits)]
  }

  /// Whether a whole action may stand where the id stands.
  private static func isBinding(_ string: RecordIndex, _ document: Document.Definition) -> Bool {
    var isFound = false
    document.forEachBinding { if case .reference(_, string) = $0 { isFound = true } }
    return isFound
  }
}
