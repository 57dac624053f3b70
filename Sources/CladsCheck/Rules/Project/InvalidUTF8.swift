import Diagnostics

/// A file that is not UTF-8 text.
enum InvalidUTF8: Rule {
  static let id: DiagnosticID = "invalid-utf8"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.rejectsDocument
  static let subject = RuleSubject.bytes
  static let documentation = RuleDocumentation(
    summary: "A file that is not UTF-8 text.",
    why: "The app cannot decode it, and nothing else about it can be checked.",
    bad: #"""
      «?»
      """#,
    good: #"""
      { "id": "a", "root": { "children": [] } }
      """#)
}
