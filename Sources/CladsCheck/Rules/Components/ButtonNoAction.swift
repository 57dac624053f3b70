import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A button that does nothing when it is tapped.
enum ButtonNoAction {
  static let rule = Rule(
    "button-no-action", .info, .components, .doesNothing, checks: .component(kinds: ["button"], check),
    summary: "A button without `onTap`.",
    why: """
      It looks like a button, but nothing happens when it is tapped. That is what is wanted while a screen is \
      designed, and a mistake afterwards.
      """,
    bad: .compactScreen("welcome", #"{ "type": «"button"», "text": "Go on" }"#),
    good: #"""
      {
        "id": "welcome",
        "root": { "children": [
          { "type": "button", "text": "Go on", "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#)

  private static let actions = Document.ComponentContents.table.keys([\.actions])
  private static let onTap = Document.Component.Actions.table.keys([\.onTap])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    if let actions = component.actions {
      guard actions.keys.isDisjoint(with: onTap), context.isSettled(actions.origin.node),
        !context.hasUnknownKeys(actions)
      else { return }
    } else if !component.keys.isDisjoint(with: actions) {
      return
    }
    guard context.isSettled(component.origin.node), !context.hasUnknownKeys(component),
      !context.modifiers.runActions(component.origin.node)
    else { return }
    let event = context.name(\Document.Component.Actions.onTap)
    let member = context.written(\Document.ComponentContents.actions, as: "{ \"\(event)\": … }")
    let finding = RuleFinding(
      at: context.view.range(component.typeNode), "this button has no `\(event)` action",
      consequence: "nothing happens when it is tapped",
      help: "add `\(member)` when it has something to do; plain text is a `label`",
      fixes: namedAction(component, context))
    let lacking =
      component.actions.map { finding.lacking(\Document.Component.Actions.onTap, in: $0.origin, context) }
      ?? finding.lacking(\Document.ComponentContents.actions, in: component.origin, context)
    context.report(lacking, sharing: "")
  }

  /// Returns the fix that runs the action with the same id as the button.
  private static func namedAction(_ component: Document.ComponentContents, _ context: RuleContext)
    -> [QuickFix]
  {
    guard component.actions == nil, let name = component.id,
      context.analysis.symbols.declares(.action, name), let value = context.value(\.id, of: component)
    else { return [] }
    let event = context.written(\Document.Component.Actions.onTap, as: context.text(value))
    return context.insertion(
      "Run the action `\(name)`",
      of: context.written(\Document.ComponentContents.actions, as: "{ \(event) }"),
      into: component.origin.node)
  }
}
