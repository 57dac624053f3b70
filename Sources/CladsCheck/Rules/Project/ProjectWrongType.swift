import Diagnostics

/// A value in the project file that has the wrong type or is not an allowed value.
enum ProjectWrongType: Rule {
  static let id: DiagnosticID = "project-wrong-type"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A value in the project file that has the wrong type or is not one of the allowed values.",
    why: "The value is ignored, and documents are checked without it.",
    bad: #"""
      { "rules": { "unused-style": «"never"» } }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
