import CladsDocument
import Diagnostics

/// A button that can be selected but never looks selected.
enum SelectedStyleMissing {
  static let rule = Rule(
    "selected-style-missing", .warning, .components, .isIgnored, checks: .component(kinds: ["button"], check),
    summary: "An `isSelectedBinding` without a style for the selected state.",
    why: "`isSelectedBinding` only chooses `styles.selected`. Without that style, the button never changes.",
    bad: .compactScreen(
      "filter", state: #"{ "isOpen": true }"#, styles: ##"{ "plain": { "textColor": "#333333" } }"##,
      actions: #"{ "switch": { "type": "toggleState", "path": "isOpen" } }"#,
      #"""
      { "type": "button", "text": "Open now", "actions": { "onTap": "switch" },
        «"isSelectedBinding"»: "isOpen", "styleId": "plain" }
      """#),
    good: .document(
      .compactScreen(
        "filter", state: #"{ "isOpen": true }"#,
        styles: ##"{ "plain": { "textColor": "#333333" }, "strong": { "textColor": "#0A5CAD" } }"##,
        actions: #"{ "switch": { "type": "toggleState", "path": "isOpen" } }"#,
        #"""
        { "type": "button", "text": "Open now", "actions": { "onTap": "switch" },
          "isSelectedBinding": "isOpen", "styles": { "normal": "plain", "selected": "strong" } }
        """#)))

  private static let styles = Document.ComponentContents.table.keys([\.styles])
  private static let selected = Document.ComponentStyles.table.keys([\.selected])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let binding = component.isSelectedBinding, !binding.isEmpty else { return }
    if let styles = component.styles {
      guard styles.keys.isDisjoint(with: selected), context.isSettled(styles.origin.node),
        !context.hasUnknownKeys(styles)
      else { return }
    } else if !component.keys.isDisjoint(with: styles) {
      return
    }
    guard context.isSettled(component.origin.node),
      let range = context.key(\.isSelectedBinding, of: component)
    else { return }
    let styles = context.name(\Document.ComponentContents.styles)
    let finding = RuleFinding(
      at: range, "this button has no style for the selected state",
      consequence: "the button looks the same whether it is selected or not",
      help: "add one: "
        + "`\"\(styles)\": { \(context.written(\Document.ComponentStyles.normal, as: "…")), "
        + "\(context.written(\Document.ComponentStyles.selected, as: "…")) }`")
    context.report(
      component.styles.map { finding.lacking(\Document.ComponentStyles.selected, in: $0.origin, context) }
        ?? finding.lacking(\Document.ComponentContents.styles, in: component.origin, context))
  }
}
