import Diagnostics

/// A project file that is not strict JSON.
enum ProjectSyntax: Rule {
  static let id: DiagnosticID = "project-syntax"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A project file that is not strict JSON.",
    why: "The invalid part is ignored, and documents are checked without it.",
    bad: #"""
      { "target": "device"«»"rules": {} }
      """#,
    good: #"""
      { "target": "device", "rules": {} }
      """#)
}
