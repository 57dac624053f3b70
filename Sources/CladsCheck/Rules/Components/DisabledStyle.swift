import CladsDocument
import Diagnostics

/// A style for a disabled button, which no button ever is.
enum DisabledStyle: ComponentRule {
  static let id: DiagnosticID = "disabled-style"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let kinds: Set<String>? = ["button"]
  static let documentation = RuleDocumentation(
    summary: "A style for the disabled state of a button.",
    why: "No key can disable a button, so the style is never used.",
    bad: #"""
      {
        "id": "order",
        "styles": { "plain": { "textColor": "#333333" }, "pale": { "textColor": "#6B6B6B" } },
        "root": { "children": [
          { "type": "button", "text": "Order", "actions": { "onTap": { "type": "dismiss" } },
            "styles": { "normal": "plain", «"disabled"»: "pale" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "order",
        "styles": { "plain": { "textColor": "#333333" } },
        "root": { "children": [
          { "type": "button", "text": "Order", "actions": { "onTap": { "type": "dismiss" } },
            "styles": { "normal": "plain" } }
        ] }
      }
      """#,
    fix: "Delete the style that is never used", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let styles = component.styles, let name = styles.disabled,
      let range = context.key(\.disabled, of: styles)
    else { return }
    context.report(
      Finding(
        id, at: range, "the style `\(name)` is never used: nothing can disable a button", effect: effect,
        help: "delete it", fixes: context.deletion(\.disabled, of: styles), tags: [.unnecessary]))
  }
}
