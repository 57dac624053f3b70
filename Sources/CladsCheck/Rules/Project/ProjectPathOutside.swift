import Diagnostics

/// A path in the project file that leads out of the files of the project.
enum ProjectPathOutside: Rule {
  static let id: DiagnosticID = "project-path-outside"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary:
      "A path in the project file that leads out of its git work tree or, without one, out of its folder.",
    why: """
      A project reads only its own files: whoever changes it could otherwise have the log of a check quote any \
      file of the machine. Links that lead outside count as well.
      """,
    bad: #"""
      { "assets": [ «"../../Secrets/Assets.xcassets"» ] }
      """#,
    good: #"""
      { "rules": { "unused-style": "off" } }
      """#)
}
