import Diagnostics

/// An array property of a value that is not an array.
enum ExprMemberType: ExpressionRule {
  static let id: DiagnosticID = "expr-member-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "`.count`, `.isEmpty`, `.first` or `.last` of a string, a number or an object.",
    why: """
      Only arrays have these properties: otherwise, `.count` is 0 and `.isEmpty` is true, whatever the value \
      is.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": { "children": [ { "type": "label", "text": "${title.«count»} letters" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.count} titles" } ] }
      }
      """#)
}
