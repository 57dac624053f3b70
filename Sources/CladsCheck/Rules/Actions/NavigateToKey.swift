import Diagnostics

/// A `navigate` action with `to` or `screen`.
enum NavigateToKey: Rule {
  static let id: DiagnosticID = "navigate-to-key"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `navigate` action with `to` or `screen` instead of `destination`.",
    why: "The target of a navigation is its `destination`. Without it, the app rejects the document.",
    bad: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings", "actions": { "onTap":
              { "type": "navigate", «"to"»: "settings" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings", "actions": { "onTap":
              { "type": "navigate", "destination": "settings" } } }
          ]
        }
      }
      """#,
    fix: "Rename it to `destination`")
}
