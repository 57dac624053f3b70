import Diagnostics

/// A function that does not exist.
enum ExprUnknownMember: ExpressionRule {
  static let id: DiagnosticID = "expr-unknown-member"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: """
      A call or a property of other languages: `.size`, `.uppercase`, `.map(…)`; or `.length`, which \
      only some phones know.
      """,
    why: """
      Nothing is found there. The only function is `.contains(…)`; lists have `.count`, `.isEmpty`, \
      `.first` and `.last`.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": { "children": [ { "type": "label", "text": "${title.«uppercase»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": { "children": [ { "type": "label", "text": "${title}" } ] }
      }
      """#)
}
