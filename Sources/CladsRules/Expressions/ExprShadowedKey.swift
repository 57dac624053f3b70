import Diagnostics

/// A key with the name of an array property.
enum ExprShadowedKey: ExpressionRule {
  static let id: DiagnosticID = "expr-shadowed-key"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A key that is called `count` or `isEmpty`, read in an expression.",
    why: "Today's phones ask for the property of a list: 0, or true.",
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
