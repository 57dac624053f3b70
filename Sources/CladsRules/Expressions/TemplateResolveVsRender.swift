import Diagnostics

/// A placeholder that is only computed later.
enum TemplateResolveVsRender: ExpressionRule {
  static let id: DiagnosticID = "template-resolve-vs-render"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A placeholder with `*`, `/`, `%`, brackets, `.first` or `.last`, or with spaces around it.",
    why: """
      When a screen is made, today's phones compute only some expressions and show nothing for the \
      others; once the state has changed, they show the value.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "price": 3 },
        "root": { "children": [ { "type": "label", "text": "«${price * 2}» in all" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "total": 6 },
        "root": { "children": [ { "type": "label", "text": "${total} in all" } ] }
      }
      """#)
}
