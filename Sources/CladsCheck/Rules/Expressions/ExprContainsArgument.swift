import Diagnostics

/// A `.contains(…)` argument that is never found.
enum ExprContainsArgument: ExpressionRule {
  static let id: DiagnosticID = "expr-contains-argument"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = ["undeclared-state"]
  static let documentation = RuleDocumentation(
    summary: "A number or an unquoted word in `.contains(…)`.",
    why: """
      An unquoted word is a state path; if the path has no value, nothing is found. The current runtime \
      accepts only a quoted string or a path with a value.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.contains(«Lake») ? 'Yes' : 'No'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.contains('Lake') ? 'Yes' : 'No'}" } ] }
      }
      """#,
    fix: "Quote the word")
}
