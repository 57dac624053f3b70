import Diagnostics

/// A file that the project file refers to but that does not exist.
enum ProjectMissingFile: Rule {
  static let id: DiagnosticID = "project-missing-file"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A file that the project file names and that does not exist, or a glob that selects nothing.",
    why: """
      What it should provide, such as the tokens of a design system, is missing from every check; documents \
      that a misspelled glob should select are not checked at all.
      """,
    bad: #"""
      { "assets": [ «"App/Assets.xcassets"» ] }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
