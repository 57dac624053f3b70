package import Diagnostics

/// The declaration of a rule as a value.
package struct RuleDescription: Sendable {
  package let id: DiagnosticID
  package let severity: Severity
  package let group: RuleGroup
  /// What the app does with the mistake.
  package let effect: RuntimeEffect
  package let documentation: RuleDocumentation
  /// Whether it is on unless the project file turns it off.
  package let isOnByDefault: Bool
  /// Whether it applies only on device.
  package let isPortability: Bool
  package let subject: RuleSubject
  /// The renderer that all its findings hold for; `nil` if they hold for both, or if it depends.
  package let renderer: Renderer?

  package init<R: Rule>(_ rule: R.Type) {
    id = R.id
    severity = R.severity
    group = R.group
    effect = R.effect
    documentation = R.documentation
    isOnByDefault = R.isOnByDefault
    isPortability = R.isPortability
    subject = R.subject
    renderer = R.renderer
  }
}

extension RuleTable {
  /// The descriptions of all rules, sorted by name.
  package static let descriptions: [RuleDescription] = all.map { describe($0) }.sorted { $0.id < $1.id }

  /// Returns the description of the rule with an id, or `nil` if there is none.
  package static func description(_ id: DiagnosticID) -> RuleDescription? { rule(id).map { describe($0) } }

  private static func describe(_ rule: any Rule.Type) -> RuleDescription { RuleDescription(rule) }
}
