public import Diagnostics

/// The declaration of a rule as a value.
public struct RuleDescription: Sendable {
  public let id: DiagnosticID
  public let severity: Severity
  public let group: RuleGroup
  /// What the app does with the mistake.
  public let effect: RuntimeEffect
  public let documentation: RuleDocumentation
  /// Whether it is on unless the project file turns it off.
  public let isOnByDefault: Bool
  /// Whether it applies only on device.
  public let isPortability: Bool
  public let subject: RuleSubject
  /// The renderer that all its findings hold for; `nil` if they hold for both, or if it depends.
  public let renderer: Renderer?

  public init<R: Rule>(_ rule: R.Type) {
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
  public static let descriptions: [RuleDescription] = all.map { describe($0) }.sorted { $0.id < $1.id }

  /// Returns the description of the rule with an id, or `nil` if there is none.
  public static func description(_ id: DiagnosticID) -> RuleDescription? { rule(id).map { describe($0) } }

  private static func describe(_ rule: any Rule.Type) -> RuleDescription { RuleDescription(rule) }
}
