import Diagnostics

/// Text that is evaluated as arithmetic.
enum ExprLooksArithmetic: ExpressionRule {
  static let id: DiagnosticID = "expr-looks-arithmetic"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` with a date, a hyphenated word or other text that looks like arithmetic.",
    why: """
      The parts are subtracted or divided; if they are not numbers, the current runtime puts spaces around \
      the operators.
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
    fix: "Write a plain string instead of `$expr`")
}
