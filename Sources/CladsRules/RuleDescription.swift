public import Diagnostics

/// What a rule declares about itself, as a value.
public struct RuleDescription: Sendable {
  /// The name.
  public let id: DiagnosticID
  /// How much its findings matter.
  public let severity: Severity
  /// The family it belongs to.
  public let group: RuleGroup
  /// What the app does with the mistake.
  public let effect: RuntimeEffect
  /// What it finds and why, with examples.
  public let documentation: RuleDocumentation
  /// Whether it speaks without being asked to.
  public let isOnByDefault: Bool
  /// Whether it is about today's phones only.
  public let isPortability: Bool
  /// What it is about.
  public let subject: RuleSubject

  /// Takes over what a rule declares.
  public init<R: Rule>(_ rule: R.Type) {
    id = R.id
    severity = R.severity
    group = R.group
    effect = R.effect
    documentation = R.documentation
    isOnByDefault = R.isOnByDefault
    isPortability = R.isPortability
    subject = R.subject
  }
}

extension RuleTable {
  /// What every rule declares, sorted by name.
  public static let descriptions: [RuleDescription] = all.map { describe($0) }.sorted { $0.id < $1.id }

  /// What the rule with an id declares.
  public static func description(_ id: DiagnosticID) -> RuleDescription? { rule(id).map { describe($0) } }

  private static func describe(_ rule: any Rule.Type) -> RuleDescription { RuleDescription(rule) }
}
