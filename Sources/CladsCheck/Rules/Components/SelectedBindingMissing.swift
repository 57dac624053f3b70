import CladsDocument
import Diagnostics

/// A style for the selected state of a button that is never selected.
enum SelectedBindingMissing {
  static let rule = Rule(
    "selected-binding-missing", .warning, .components, .isIgnored,
    checks: .component(kinds: ["button"], check),
    summary: "A style for the selected state without `isSelectedBinding`.",
    why: "Only `isSelectedBinding` can select a button. Without it, the style is never used.",
    bad: .compactScreen(
      "filter", styles: ##"{ "plain": { "textColor": "#333333" }, "strong": { "textColor": "#0A5CAD" } }"##,
      #"""
      { "type": "button", "text": "Open now", "actions": { "onTap": { "type": "dismiss" } },
        "styles": { "normal": "plain", «"selected"»: "strong" } }
      """#),
    good: .document(
      .compactScreen(
        "filter", styles: ##"{ "plain": { "textColor": "#333333" } }"##,
        #"""
        { "type": "button", "text": "Open now", "actions": { "onTap": { "type": "dismiss" } },
          "styles": { "normal": "plain" } }
        """#)),
    fix: "Delete the style that is never used", fixLevel: .destructive)

  private static let binding = Document.ComponentContents.table.keys([\.isSelectedBinding])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let styles = component.styles, let name = styles.selected,
      component.keys.isDisjoint(with: binding), context.isSettled(component.origin.node),
      !context.hasDroppedKey(component.origin.node), !context.hasDroppedKey(styles.origin.node),
      let range = context.key(\.selected, of: styles)
    else { return }
    context.report(
      RuleFinding(
        at: range, "the style `\(name)` is never used: nothing selects this button",
        effect: rule.description.effect,
        help:
          "add `\(context.name(\Document.ComponentContents.isSelectedBinding))` with the state path of a boolean",
        fixes: context.deletion(\.selected, of: styles)
      ).lacking(\Document.ComponentContents.isSelectedBinding, in: component.origin, context))
  }
}
