import Diagnostics

/// A comparison of values that have no order.
enum ExprIncomparable: ExpressionRule {
  static let id: DiagnosticID = "expr-incomparable"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "`<`, `<=`, `>` or `>=` between values that are not two numbers or two strings.",
    why: "The result is always false.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": { "children": [ { "type": "label", "text": "${«title > 5» ? 'Long' : 'Short'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isLong": true },
        "root": { "children": [ { "type": "label", "text": "${isLong ? 'Long' : 'Short'}" } ] }
      }
      """#)
}
