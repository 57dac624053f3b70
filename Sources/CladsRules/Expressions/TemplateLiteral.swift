import Diagnostics

/// A placeholder with a value written out.
enum TemplateLiteral: ExpressionRule {
  static let id: DiagnosticID = "template-literal"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A placeholder that is a number, a boolean or a quoted text.",
    why: "Today's phones show nothing for it.",
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
