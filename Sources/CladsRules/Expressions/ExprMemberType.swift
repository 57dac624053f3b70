import Diagnostics

/// An array property of something else.
enum ExprMemberType: ExpressionRule {
  static let id: DiagnosticID = "expr-member-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "`.count`, `.isEmpty`, `.first` or `.last` of a text, a number or an object.",
    why: "Only lists have them: the count is 0 and `.isEmpty` is true, whatever the value is.",
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
