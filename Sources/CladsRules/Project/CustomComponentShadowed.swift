import Diagnostics

/// A component of the app that has the name of a built-in kind.
enum CustomComponentShadowed: Rule {
  static let id: DiagnosticID = "custom-component-shadowed"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A component in the project file that is called like a kind of the framework.",
    why: "Documents that name it get the kind of the framework, and never the component of the app.",
    bad: #"""
      { "components": { «"label"»: { "description": "A text with a frame." } } }
      """#,
    good: #"""
      { "components": { "framedLabel": { "description": "A text with a frame." } } }
      """#)
}
