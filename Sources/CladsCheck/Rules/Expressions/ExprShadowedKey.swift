import Diagnostics

/// A key with the name of an array property.
enum ExprShadowedKey: ExpressionRule {
  static let id: DiagnosticID = "expr-shadowed-key"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A key named `count` or `isEmpty` that is read in an expression.",
    why: "The current runtime reads it as an array property, which is 0 or true for an object.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "cart": { "count": 3 } },
        "root": { "children": [ { "type": "label", "text": "${«cart.count»} things" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "cart": { "size": 3 } },
        "root": { "children": [ { "type": "label", "text": "${cart.size} things" } ] }
      }
      """#)
}
