import Diagnostics

/// An unknown key in the project file.
enum ProjectUnknownKey: Rule {
  static let id: DiagnosticID = "project-unknown-key"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "An unknown key in the project file.",
    why: "It has no effect. If it is misspelled, documents are checked without the intended setting.",
    bad: #"""
      { «"ruels"»: { "unused-style": "off" } }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
