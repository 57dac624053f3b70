import Diagnostics

/// A component event that does not exist.
enum EventUnknown: Rule {
  static let id: DiagnosticID = "event-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An event of a component other than `onTap` and `onValueChanged`.",
    why: "An event that does not exist never fires, so its action never runs.",
    bad: #"""
      {
        "id": "help",
        "root": {
          "children": [
            { "type": "button", "text": "Close", "actions": { «"onPress"»: { "type": "dismiss" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "help",
        "root": {
          "children": [
            { "type": "button", "text": "Close", "actions": { "onTap": { "type": "dismiss" } } }
          ]
        }
      }
      """#,
    fix: "Rename it to the intended event, or delete it")
}
