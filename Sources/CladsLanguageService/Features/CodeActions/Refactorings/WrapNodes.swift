import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import SourceText

/// Puts a node, or several neighbours, into a stack.
enum WrapNodes: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.rewrite]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    let nodes = scene.selectedNodes
    guard let first = nodes.first, let last = nodes.last,
      let typeKey = Document.Layout.table.row(of: \.kind)?.name,
      let childrenKey = Document.Layout.table.row(of: \.children)?.name
    else { return [] }
    let tree = scene.document.file.tree
    let range = tree.withView { TextRange($0.range(first).start, $0.range(last).end) }
    let children = nodes.map { tree.text(of: $0) }
    let line = tree.hasLines ? "\n" : " "
    let what = nodes.count == 1 ? "" : "\(nodes.count) nodes "
    return Document.LayoutKind.allCases.map { kind in
      let json =
        "{\(line)\"\(typeKey)\": \"\(kind.rawValue)\",\(line)\"\(childrenKey)\": "
        + "[\(line)\(children.joined(separator: ",\(line)"))\(line)]\(line)}"
      let text = tree.laidOut(json, at: range.start)
      return CodeAction(
        "Wrap \(what)in `\(kind.rawValue)`", .rewrite, edits: [TextEdit(range: range, newText: text)])
    }
  }
}

/// Puts the children of a stack in its place.
enum UnwrapNode: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.rewrite]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    guard case .layout(let stack) = scene.node, !stack.children.isEmpty else { return [] }
    let tree = scene.document.file.tree
    let isElement = tree.withView { $0.kind($0[stack.origin.node].parent) == .array }
    guard isElement || stack.children.count == 1 else { return [] }
    let start = stack.origin.range.start
    let separator = "," + (tree.hasLines ? "\n" + tree.indentation(ofLineAround: start) : " ")
    let text = stack.children.map { tree.laidOut(tree.text(of: $0.origin.node), at: start) }
      .joined(separator: separator)
    return [
      CodeAction(
        "Unwrap the `\(stack.kind.rawValue)`", .rewrite,
        edits: [TextEdit(range: stack.origin.range, newText: text)])
    ]
  }
}
