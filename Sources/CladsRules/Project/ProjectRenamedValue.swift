import Diagnostics

/// A value in the project file that has been renamed.
enum ProjectRenamedValue: Rule {
  static let id: DiagnosticID = "project-renamed-value"
  static let severity = Severity.hint
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A value in the project file that has been renamed.",
    why: "The old name still works, but a later version will not accept it.",
    bad: #"""
      { "target": «"rulings"» }
      """#,
    good: #"""
      { "target": "spec" }
      """#)
}
