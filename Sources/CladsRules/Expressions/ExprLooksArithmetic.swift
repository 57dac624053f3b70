import Diagnostics

/// A text that is taken for a calculation.
enum ExprLooksArithmetic: ExpressionRule {
  static let id: DiagnosticID = "expr-looks-arithmetic"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` with a date, a hyphenated word or another text that looks like arithmetic.",
    why: """
      The parts are subtracted or divided; where they are no numbers, today's phones put spaces around \
      the signs.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": «"2027-01-15"» } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": "2027-01-15" } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Write the text alone")
}
