import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Wraps a node, or several siblings, in a stack.
enum WrapNodes: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.rewrite]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    let nodes = context.selectedNodes
    guard let first = nodes.first, let last = nodes.last,
      let typeKey = Document.Layout.table.row(of: \.kind)?.name,
      let childrenKey = Document.Layout.table.row(of: \.children)?.name
    else { return [] }
    // A template is one only as a child of its stack.
    if context.node?.templateName != nil { return [] }
    let tree = context.document.file.tree
    let range = tree.withView { TextRange($0.range(first).start, $0.range(last).end) }
    let children = nodes.map { tree.text(of: $0) }
    let lineBreak = tree.isMultiline ? "\n" : " "
    let subject = nodes.count == 1 ? "" : "\(nodes.count) nodes "
    return Document.LayoutType.allCases.map { kind in
      let json =
        "{\(lineBreak)\"\(typeKey)\": \"\(kind.rawValue)\",\(lineBreak)\"\(childrenKey)\": "
        + "[\(lineBreak)\(children.joined(separator: ",\(lineBreak)"))\(lineBreak)]\(lineBreak)}"
      let text = tree.laidOut(json, at: range.start)
      return CodeAction(
        "Wrap \(subject)in `\(kind.rawValue)`", .rewrite, edits: [TextEdit(range: range, newText: text)])
    }
  }
}

/// Replaces a stack with its children.
enum UnwrapNode: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.rewrite]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    // Modifiers would be lost, and the templates that they draw with them.
    guard case .layout(let stack) = context.node, !stack.children.isEmpty, stack.modifiers == nil,
      stack.templateName == nil
    else { return [] }
    let tree = context.document.file.tree
    let isElement = tree.withView { $0.kind($0[stack.origin.node].parent) == .array }
    guard isElement || stack.children.count == 1 else { return [] }
    let start = stack.origin.range.start
    let separator = "," + (tree.isMultiline ? "\n" + tree.indentation(ofLineContaining: start) : " ")
    let text = tree.laidOut(stack.children.map { tree.text(of: $0.origin.node) }, at: start)
      .joined(separator: separator)
    return [
      CodeAction(
        "Unwrap `\(stack.kind.rawValue)`", .rewrite,
        edits: [TextEdit(range: stack.origin.range, newText: text)])
    ]
  }
}
