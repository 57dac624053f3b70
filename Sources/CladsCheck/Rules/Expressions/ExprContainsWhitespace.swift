import Diagnostics

/// Spaces around the argument of `.contains(…)`.
enum ExprContainsWhitespace: ExpressionRule {
  static let id: DiagnosticID = "expr-contains-whitespace"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A space around the argument of `.contains(…)`.",
    why: """
      The current runtime takes everything between the parentheses as the argument. With a space it is neither a \
      quoted string nor a path that has a value, so it is never found.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.contains(« 'Lake' ») ? 'Yes' : 'No'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.contains('Lake') ? 'Yes' : 'No'}" } ] }
      }
      """#,
    fix: "Remove the spaces")
}
