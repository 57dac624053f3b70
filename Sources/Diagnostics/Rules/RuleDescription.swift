/// What a rule is, without its logic: a row of the tables beside what reports its findings.
///
/// A finding is made with one, so that the compiler knows every rule that something reports. It is a class
/// because many rows of the format name one: they share it.
public final class RuleDescription: Sendable {
  public let id: DiagnosticID
  /// The severity of its findings, unless a finding has its own.
  package let severity: Severity
  package let group: RuleGroup
  /// What the app does with the mistake, for the documentation.
  package let effect: RuntimeEffect
  /// Whether it is on unless the project file turns it off.
  package let isOnByDefault: Bool
  /// Whether it applies only on device: it is off for a target that implements the specification.
  package let isPortability: Bool
  /// The renderer that all its findings hold for; `nil` if they hold for both, or if it depends.
  package let renderer: Renderer?
  package let subject: RuleSubject
  package let documentation: RuleDocumentation

  package convenience init(
    _ id: String, _ severity: Severity, _ group: RuleGroup, _ effect: RuntimeEffect = .none,
    isOnByDefault: Bool = true, isPortability: Bool = false, renderer: Renderer? = nil,
    subject: RuleSubject = .document, summary: String, why: String,
    bad: @autoclosure @escaping @Sendable () -> RuleExample,
    good: @autoclosure @escaping @Sendable () -> Correction? = nil, fix: String? = nil,
    fixLevel: FixLevel = .suggested, project: String? = nil
  ) {
    self.init(
      id, severity, group, effect, isOnByDefault: isOnByDefault, isPortability: isPortability,
      renderer: renderer, subject: subject, summary: summary, why: why, makingBad: bad, makingGood: good,
      fix: fix, fixLevel: fixLevel, project: project)
  }

  /// Creates a description whose examples are put together when they are shown.
  package init(
    _ id: String, _ severity: Severity, _ group: RuleGroup, _ effect: RuntimeEffect, isOnByDefault: Bool,
    isPortability: Bool, renderer: Renderer?, subject: RuleSubject, summary: String, why: String,
    makingBad bad: @escaping @Sendable () -> RuleExample,
    makingGood good: @escaping @Sendable () -> Correction?, fix: String?, fixLevel: FixLevel, project: String?
  ) {
    self.id = DiagnosticID(rawValue: id)
    self.severity = severity
    self.group = group
    self.effect = effect
    self.isOnByDefault = isOnByDefault
    self.isPortability = isPortability
    self.renderer = renderer
    self.subject = subject
    documentation = RuleDocumentation(
      summary: summary, why: why, bad: bad, good: good, fix: fix, fixLevel: fixLevel, project: project)
  }
}

extension RuleDescription: Hashable {
  public static func == (lhs: RuleDescription, rhs: RuleDescription) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DiagnosticID {
  /// Returns whether it is the identifier of a rule.
  package static func == (id: DiagnosticID, rule: RuleDescription) -> Bool { id == rule.id }

  /// Returns whether it is not the identifier of a rule.
  package static func != (id: DiagnosticID, rule: RuleDescription) -> Bool { id != rule.id }
}

extension RuleDescription {
  /// Returns whether an identifier is that of the rule, for a `switch` over identifiers.
  package static func ~= (rule: RuleDescription, id: DiagnosticID) -> Bool { rule.id == id }
}

/// What a rule checks.
package enum RuleSubject: Sendable, Hashable {
  case document
  case projectFile
  /// The file that lists earlier findings.
  case baseline
  /// A document, compared with its text in a revision; the good example is the earlier text.
  case revision
  /// A document as it is drawn, with its samples, in several widths and text sizes, light and dark.
  case screen
  /// A sample, compared with others, which its documentation cannot show.
  case sample
  /// A test of a screen, compared with its document, which its documentation cannot show.
  case test
  /// The bytes of a file, which its documentation cannot show.
  case bytes
  /// What a document refers to in an asset catalog, a folder which its documentation cannot show.
  case assetCatalog
}
