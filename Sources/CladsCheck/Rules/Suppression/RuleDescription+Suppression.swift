import Diagnostics

/// What `Suppressions` reports about comments that silence rules.
extension RuleDescription {
  static let expiredSuppression = RuleDescription(
    "expired-suppression", .warning, .suppression,
    summary: "A suppression whose date has passed.",
    why: "The deadline for a fix has passed, so what the suppression silenced is reported again.",
    bad: #"""
      {
        "id": "a", "$comment": «"clads-disable unused-style until 2020-01-31 -- new design in January"»,
        "root": { "children": [ { "type": "label", "text": "Hi" } ] }
      }
      """#,
    good: .replacing(
      #" "$comment": "clads-disable unused-style until 2020-01-31 -- new design in January","#, with: ""),
    fix: "Delete the suppression")

  static let unusedSuppression = RuleDescription(
    "unused-suppression", .warning, .suppression,
    summary: "A suppression that silences nothing, or that names an unknown rule.",
    why: "What it silenced has been fixed. Left in place, it hides the next mistake of the same kind.",
    bad: #"""
      {
        "id": "a", "$comment": «"clads-disable unused-style"»,
        "root": { "children": [ { "type": "label", "text": "Hi" } ] }
      }
      """#,
    good: .replacing(#" "$comment": "clads-disable unused-style","#, with: ""),
    fix: "Delete the suppression", fixLevel: .destructive)
}
