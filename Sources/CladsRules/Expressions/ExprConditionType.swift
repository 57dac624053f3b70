import Diagnostics

/// A condition that is never true or false.
enum ExprConditionType: ExpressionRule {
  static let id: DiagnosticID = "expr-condition-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A condition whose state is no boolean at first.",
    why: "Only `true` counts as true: a number, a text or a list counts as false, whatever it is.",
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
