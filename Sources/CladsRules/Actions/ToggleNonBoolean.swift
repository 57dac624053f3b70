import CladsDocument
import Diagnostics
import JSONSyntax

/// A switch for something that is not true or false.
enum ToggleNonBoolean: ActionRule {
  static let id: DiagnosticID = "toggle-non-boolean"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `toggleState` of a path that is declared as something else than true or false.",
    why: "Anything but `true` counts as false: the first time, the value is replaced by `true`.",
    bad: #"""
      {
        "id": "settings",
        "state": { "sound": "on" },
        "actions": { "switch": { "type": "toggleState", "path": «"sound"» } },
        "root": {
          "children": [
            { "type": "label", "text": "Sound: ${sound}" },
            { "type": "button", "text": "Switch", "actions": { "onTap": "switch" } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "state": { "sound": true },
        "actions": { "switch": { "type": "toggleState", "path": "sound" } },
        "root": {
          "children": [
            { "type": "label", "text": "Sound: ${sound}" },
            { "type": "button", "text": "Switch", "actions": { "onTap": "switch" } }
          ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .toggleState(let toggle) = action.payload, let path = toggle.path,
      let value = context.initialValue(atPath: path), let node = context.valueNode(\.path, of: toggle),
      context.isTyped(node)
    else { return }
    if case .boolValue = value { return }
    context.report(
      Finding(
        id, at: context.view.range(node), "`\(path)` is \(value.phrase), not true or false",
        consequence: "the first time, its value is replaced by `true`",
        help: "declare it as `true` or `false`, or set it with `setState`"))
  }
}
