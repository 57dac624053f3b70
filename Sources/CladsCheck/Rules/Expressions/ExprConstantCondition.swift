import Diagnostics

/// A condition that is a literal.
enum ExprConstantCondition: ExpressionRule {
  static let id: DiagnosticID = "expr-constant-condition"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A condition that is `true`, `false`, a number or a quoted string.",
    why: "It always chooses the same branch; the other one is never used.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isLiked": true },
        "root": { "children": [ { "type": "label", "text": "${«true» ? 'Liked' : 'New'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isLiked": true },
        "root": { "children": [ { "type": "label", "text": "${isLiked ? 'Liked' : 'New'}" } ] }
      }
      """#)
}
