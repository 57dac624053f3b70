import Diagnostics

/// A condition that is never a boolean.
enum ExprConditionType: ExpressionRule {
  static let id: DiagnosticID = "expr-condition-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A condition whose initial value is not a boolean.",
    why: "Only `true` counts as true: a number, a string or an array counts as false, whatever its value.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3 },
        "root": { "children": [ { "type": "label", "text": "${«likes» ? 'Liked' : 'New'}" } ] }
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
