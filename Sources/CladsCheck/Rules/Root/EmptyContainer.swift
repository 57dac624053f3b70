import CladsDocument
import Diagnostics
import JSONSyntax

/// A stack without children.
enum EmptyContainer {
  static let rule = Rule(
    "empty-container", .hint, .layout, checks: .layout(check),
    summary: "A stack without children, padding or style.",
    why: "It draws nothing and takes up no space except the spacing around it.",
    bad: .compactScreen(
      "page",
      #"""
      { "type": "label", "text": "Hello" },
      { "type": «"vstack"», "spacing": 8, "children": [] }
      """#),
    fix: "Delete the stack", fixLevel: .destructive)

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    guard layout.children.isEmpty, layout.padding == nil, layout.styleId == nil, layout.style == nil,
      layout.modifiers == nil,
      mayBeDeleted(context.parent), context.isSettled(layout.origin.node),
      !context.hasUnknownKeys(layout), hasNoElements(layout, context)
    else { return }
    let node = layout.origin.node
    context.report(
      RuleFinding(
        at: context.type(of: node), "this stack is empty", help: "delete it",
        fixes: context.view.removal(of: node).map { [QuickFix("Delete the stack", edits: [$0])] } ?? [],
        tags: [.unnecessary]))
  }

  /// Returns whether the stack is one of several nodes; elsewhere an empty stack is a way to show nothing.
  private static func mayBeDeleted(_ parent: RuleContext.Ancestor?) -> Bool {
    switch parent?.kind {
    case .root, .section, .stack(.vstack), .stack(.hstack): true
    default: false
    }
  }

  /// Returns whether the `children` array is also empty in the source, where an element may be unreadable.
  private static func hasNoElements(_ layout: Document.Layout, _ context: RuleContext) -> Bool {
    guard let children = context.valueNode(\.children, of: layout) else { return true }
    return context.view.end(of: children) == context.view.firstChild(of: children)
  }
}
