import Diagnostics

/// Spaces around an index in brackets.
enum ExprIndexWhitespace: ExpressionRule {
  static let id: DiagnosticID = "expr-index-whitespace"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A space between a bracket and the index inside it.",
    why: "The current runtime does not recognize the index and takes the whole array.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles[« 1 »]" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles[1]" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Remove the spaces")
}
