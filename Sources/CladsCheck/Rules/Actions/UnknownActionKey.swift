import Diagnostics

/// A key that a built-in action does not have.
enum UnknownActionKey: Rule {
  static let id: DiagnosticID = "unknown-action-key"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that a built-in action does not have.",
    why: "Built-in actions ignore all keys but their own, so the value has no effect.",
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
    fix: "Rename it to the intended key, or delete it", fixLevel: .destructive)
}
