import Diagnostics

/// A value of the project file with the wrong type, or a word that is not one of its set.
enum ProjectWrongType: Rule {
  static let id: DiagnosticID = "project-wrong-type"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A value of the project file with the wrong type, or a word that is not one of its set.",
    why: "It counts as not being there, and documents are checked without it.",
    bad: #"""
      { "rules": { "unused-style": «"never"» } }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
