import Diagnostics

/// Something to look for that no list contains.
enum ExprContainsArgument: ExpressionRule {
  static let id: DiagnosticID = "expr-contains-argument"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = ["undeclared-state"]
  static let documentation = RuleDocumentation(
    summary: "A number, or a word without quotes, in `.contains(…)`.",
    why: """
      A word without quotes names state; without a value there it is never found. Today's phones can \
      only look for a quoted text or for a value of the state.
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
    fix: "Put the word into quotes")
}
