import Diagnostics

/// A key that means nothing to the action.
enum UnknownActionKey: Rule {
  static let id: DiagnosticID = "unknown-action-key"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that means nothing to a built-in action.",
    why: """
      Built-in actions take their own keys and drop all others, so nothing arrives where it was meant to \
      go.
      """,
    bad: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Cart", "actions": { "onTap":
              { "type": "navigate", "destination": "cart", «"params"»: { "items": 3 } } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Cart", "actions": { "onTap":
              { "type": "navigate", "destination": "cart" } } }
          ]
        }
      }
      """#,
    fix: "Rename it to the key that was meant, or delete it")
}
