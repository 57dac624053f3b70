import CladsDocument
import Diagnostics
import JSONSyntax

/// A `toggleState` on state that is not a boolean.
enum ToggleNonBoolean {
  static let rule = Rule(
    "toggle-non-boolean", .warning, .actions, checks: .action(check),
    summary: "A `toggleState` on a path that is declared as something other than a boolean.",
    why: "Anything but `true` counts as false, so the first toggle replaces the value with `true`.",
    bad: .screen(
      "settings", state: #"{ "sound": "on" }"#,
      actions: #"{ "switch": { "type": "toggleState", "path": «"sound"» } }"#,
      #"""
      { "type": "label", "text": "Sound: ${sound}" },
      { "type": "button", "text": "Switch", "actions": { "onTap": "switch" } }
      """#),
    good: .replacing(#""on""#, with: "true"))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .toggleState(let toggle) = action, let path = toggle.path,
      let value = context.state.initialValue(atPath: path), let node = context.valueNode(\.path, of: toggle),
      context.view.isCompleteString(node)
    else { return }
    if case .boolValue = value { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(path)` is declared as \(value.phrase), not as a boolean",
        consequence: "the first toggle replaces its value with `true`",
        help: "declare it as `true` or `false`, or set it with `setState`"), sharing: path)
  }
}
