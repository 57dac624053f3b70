import Diagnostics

/// A custom component with the name of a built-in kind.
enum CustomComponentShadowed: Rule {
  static let id: DiagnosticID = "custom-component-shadowed"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "A custom component in the project file with the name of a built-in kind.",
    why: "Documents that use the name always get the built-in kind, never the app's component.",
    bad: #"""
      { "components": { «"label"»: { "description": "A text with a frame." } } }
      """#,
    good: #"""
      { "components": { "framedLabel": { "description": "A text with a frame." } } }
      """#)
}
