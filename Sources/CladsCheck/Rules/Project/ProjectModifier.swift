import Diagnostics

/// An effect of a modifier in the project file that is not a modifier of the core.
enum ProjectModifier: Rule {
  static let id: DiagnosticID = "project-modifier"
  static let severity = Severity.error
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.projectFile
  static let documentation = RuleDocumentation(
    summary: "An effect of a modifier in the project file that is not a modifier of the core.",
    why: "Nodes are drawn without a modifier whose effect cannot be decoded.",
    bad: #"""
      { "addons": { "shop": { "modifiers": { "card": { "effect": ["padding(«\"8\"»)"] } } } } }
      """#,
    good: #"""
      { "addons": { "shop": { "modifiers": { "card": { "effect": ["padding(8)"] } } } } }
      """#)
}
