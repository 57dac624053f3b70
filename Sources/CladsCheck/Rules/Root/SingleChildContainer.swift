import CladsDocument
import Diagnostics
import JSONSyntax

/// A stack that only wraps one node.
enum SingleChildContainer {
  static let rule = Rule(
    "single-child-container", .hint, .layout, checks: .layout(check), isOnByDefault: false,
    summary: "A stack with one child and no other keys.",
    why: """
      It arranges nothing. A `vstack` still takes the full width, so check the screen after you remove it.
      """,
    bad: #"""
      {
        "id": "page",
        "root": { "children": [
          { "type": «"vstack"», "children": [ { "type": "label", "text": "Hello" } ] }
        ] }
      }
      """#,
    good: .document(.compactScreen("page", #"{ "type": "label", "text": "Hello" }"#)),
    fix: "Replace the stack with its child")

  private static let plain = Document.Layout.table.keys([\.kind, \.children])

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    guard layout.children.count == 1, let child = layout.children.first,
      layout.keys.subtracting(plain).isEmpty, context.isSettled(layout.origin.node),
      !context.hasUnknownKeys(layout), let children = context.valueNode(\.children, of: layout),
      context.view.end(of: child.origin.node) == context.view.end(of: children)
    else { return }
    if case .spacer = child { return }
    context.report(
      RuleFinding(
        at: context.type(of: layout.origin.node), "this stack only wraps one node",
        help: "replace it with its child",
        fixes: context.replacement(
          "Replace the stack with its child", of: layout.origin.range,
          with: context.text(child.origin.range))))
  }
}
