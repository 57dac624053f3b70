import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Swaps a node with its previous or next sibling.
enum MoveNode: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.move]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let node = context.node?.origin.node else { return [] }
    let tree = context.document.file.tree
    let (previous, next) = tree.withView { view -> (RecordIndex?, RecordIndex?) in
      let array = view[node].parent
      guard view.kind(array) == .array else { return (nil, nil) }
      var previous: RecordIndex?
      var element = view.firstChild(of: array)
      while element < node {
        previous = element
        element = view.indexAfter(element)
      }
      let next = view.end(of: node)
      return (previous, next < view.end(of: array) ? next : nil)
    }
    var actions: [CodeAction] = []
    if let previous { actions.append(swap("Move up", node, previous, tree)) }
    if let next { actions.append(swap("Move down", node, next, tree)) }
    return actions
  }

  private static func swap(
    _ title: String, _ a: RecordIndex, _ b: RecordIndex, _ tree: SyntaxTree
  ) -> CodeAction {
    let (rangeA, rangeB) = tree.withView { ($0.range(a), $0.range(b)) }
    return CodeAction(
      title, .move,
      edits: [
        TextEdit(range: rangeA, newText: tree.text(of: b)),
        TextEdit(range: rangeB, newText: tree.text(of: a)),
      ])
  }
}
