import Diagnostics

/// An unknown function or property.
enum ExprUnknownMember: ExpressionRule {
  static let id: DiagnosticID = "expr-unknown-member"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: """
      A function or property from another language, such as `.size`, `.uppercase` or `.map(…)`; or \
      `.length`, which is not supported on device.
      """,
    why: """
      It has no value. The only function is `.contains(…)`; arrays have `.count`, `.isEmpty`, `.first` and \
      `.last`.
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
