import Diagnostics

/// A placeholder that contains only a literal.
enum TemplateLiteral: ExpressionRule {
  static let id: DiagnosticID = "template-literal"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A placeholder that contains only a number, a boolean or a quoted string.",
    why: "The current runtime shows nothing for it.",
    bad: #"""
      {
        "id": "gallery",
        "state": {},
        "root": { "children": [ { "type": "label", "text": "By ${«'Ann'»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": {},
        "root": { "children": [ { "type": "label", "text": "By Ann" } ] }
      }
      """#,
    fix: "Write the text without `${` and `}`")
}
