import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// An event that a component kind never fires.
enum EventNeverFired {
  static let rule = RuleDescription.eventNeverFired.checks(.component(check))

  private static let tapped: Set<Document.ComponentKind> = ["button", "image"]
  private static let controls: Set<Document.ComponentKind> = ["textfield", "toggle", "slider"]
  private static let plain = Document.ComponentContents.table.keys([
    \.kind, \.id, \.text, \.styleId, \.data, \.dataSourceId, \.actions,
  ])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let actions = component.actions else { return }
    let kind = component.kind.rawValue
    if actions.onTap != nil, !tapped.contains(component.kind),
      let range = context.key(\.onTap, of: actions)
    {
      context.report(
        RuleFinding(
          at: range, "\(kind.withArticle) cannot be tapped", effect: rule.description.effect,
          help: "only a `button` or an `image` can be tapped", fixes: button(component, context)))
    }
    if actions.onValueChanged != nil, let range = context.key(\.onValueChanged, of: actions) {
      let isControl = controls.contains(component.kind)
      if isControl, !context.deviations.contains(.valueChanged) { return }
      let event = context.name(\Document.Component.Actions.onValueChanged)
      context.report(
        RuleFinding(
          at: range,
          isControl
            ? "on device, `\(event)` never fires" : "\(kind.withArticle) never fires `\(event)`",
          effect: rule.description.effect,
          help: isControl ? "run the action from a `button`" : "delete it",
          fixes: context.deletion(\.onValueChanged, of: actions)))
    }
  }

  /// Returns the fix that turns a label with plain text into a button.
  private static func button(_ component: Document.ComponentContents, _ context: RuleContext) -> [QuickFix] {
    guard component.kind == "label", component.keys.subtracting(plain).isEmpty,
      !Template.containsPlaceholder(component.text ?? "")
    else { return [] }
    return context.replacement(
      "Change it to a `button`", of: context.view.range(component.typeNode), with: "\"button\"")
  }
}
