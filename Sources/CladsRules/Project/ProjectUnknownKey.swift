import Diagnostics

/// A key of the project file that does not exist.
enum ProjectUnknownKey: Rule {
  static let id: DiagnosticID = "project-unknown-key"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A key of the project file that does not exist.",
    why: "It does nothing; a misspelled key leaves documents checked without what it says.",
    bad: #"""
      { «"ruels"»: { "unused-style": "off" } }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
