import Diagnostics

/// A file that the project file refers to but that does not exist.
enum ProjectMissingFile: Rule {
  static let id: DiagnosticID = "project-missing-file"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A file that the project file refers to but that does not exist.",
    why: "What it should provide, such as the tokens of a design system, is missing from every check.",
    bad: #"""
      { "assets": [ «"App/Assets.xcassets"» ] }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
