import CladsDocument
import Diagnostics

/// A style on the root, which the app does not draw.
enum RootStyleUnused {
  static let rule = Rule(
    "root-style-unused", .warning, .layout, .isIgnored, checks: .document(check),
    summary: "A `styleId` on the root.",
    why: """
      Only HTML output applies the style of the root. On device, use `backgroundColor` for its color and \
      `edgeInsets` for its padding.
      """,
    bad: #"""
      {
        "id": "page",
        "styles": { "page": { "backgroundColor": "#F4F7F2" } },
        "root": { «"styleId"»: "page", "children": [ { "type": "label", "text": "Hello" } ] }
      }
      """#,
    good: #"""
      {
        "id": "page",
        "root": { "backgroundColor": "#F4F7F2", "children": [ { "type": "label", "text": "Hello" } ] }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    let root = context.document.root
    guard root.styleId != nil, context.level == .base,
      let range = context.key(\.styleId, of: root)
    else { return }
    let color = context.name(\Document.RootComponent.backgroundColor)
    let insets = context.name(\Document.RootComponent.edgeInsets)
    context.report(
      RuleFinding(
        at: range, "`\(context.name(\Document.RootComponent.styleId))` has no effect on the root",
        effect: rule.description.effect,
        help: "use `\(color)` for its color and `\(insets)` for its padding",
        fixes: context.deletion(\.styleId, of: root)))
  }
}
