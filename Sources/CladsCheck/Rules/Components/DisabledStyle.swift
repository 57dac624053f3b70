import CladsDocument
import Diagnostics

/// A style for a disabled button, which no button ever is.
enum DisabledStyle {
  static let rule = Rule(
    "disabled-style", .info, .components, .isIgnored, checks: .component(kinds: ["button"], check),
    summary: "A style for the disabled state of a button.",
    why: "No key can disable a button, so the style is never used.",
    bad: .compactScreen(
      "order", styles: ##"{ "plain": { "textColor": "#333333" }, "pale": { "textColor": "#6B6B6B" } }"##,
      #"""
      { "type": "button", "text": "Order", "actions": { "onTap": { "type": "dismiss" } },
        "styles": { "normal": "plain", «"disabled"»: "pale" } }
      """#),
    good: .document(
      .compactScreen(
        "order", styles: ##"{ "plain": { "textColor": "#333333" } }"##,
        #"""
        { "type": "button", "text": "Order", "actions": { "onTap": { "type": "dismiss" } },
          "styles": { "normal": "plain" } }
        """#)),
    fix: "Delete the style that is never used", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let styles = component.styles, let name = styles.disabled,
      let range = context.key(\.disabled, of: styles)
    else { return }
    context.report(
      RuleFinding(
        at: range, "the style `\(name)` is never used: nothing can disable a button",
        effect: rule.description.effect,
        help: "delete it", fixes: context.deletion(\.disabled, of: styles), tags: [.unnecessary]))
  }
}
