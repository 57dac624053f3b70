package import SourceText

/// What a rule or an earlier layer reports, before levels, suppressions and absorption are applied.
public struct Finding: Sendable, Hashable {
  /// The diagnostic to report; its severity is only used if `hasOwnSeverity` is true.
  public var diagnostic: Diagnostic
  /// Whether the severity was given explicitly and does not come from the rule.
  package var hasOwnSeverity: Bool
  /// Further ranges that the finding accounts for: what its rule absorbs is dropped there too.
  package var covered: [TextRange] = []

  /// The renderer that the finding holds for; `nil` if it holds for those that its rule holds for.
  package private(set) var renderer: Renderer?

  /// Which key of an object is wrong, if that is what the finding is about.
  package var keyProblem: KeyProblem?

  /// A problem of a key. A key that is unknown in one object may be missing in the next.
  package enum KeyProblem: Sendable, Hashable {
    /// The object does not have the key at the range of the finding.
    case unknown
    /// An object needs one of several keys; `object` is where it starts.
    case missing([String], object: TextOffset)
  }

  /// Creates a finding with the given severity, or with that of its rule if `severity` is `nil`.
  package init(
    _ id: DiagnosticID, at range: TextRange, _ message: String, label: String? = nil,
    effect: RuntimeEffect = .none, consequence: String? = nil, help: String? = nil,
    severity: Severity? = nil, related: [Related] = [], fixes: [QuickFix] = [],
    tags: Set<Diagnostic.Tag> = []
  ) {
    diagnostic = Diagnostic(
      id, severity: severity ?? .error, at: range, message, label: label, effect: effect,
      consequence: consequence, help: help, related: related, fixes: fixes, tags: tags)
    hasOwnSeverity = severity != nil
  }

  /// Creates a finding of a rule, with the given severity or with that of the rule if `severity` is `nil`.
  package init(
    _ rule: RuleDescription, at range: TextRange, _ message: String, label: String? = nil,
    effect: RuntimeEffect = .none, consequence: String? = nil, help: String? = nil,
    severity: Severity? = nil, related: [Related] = [], fixes: [QuickFix] = [],
    tags: Set<Diagnostic.Tag> = []
  ) {
    self.init(
      rule.id, at: range, message, label: label, effect: effect, consequence: consequence, help: help,
      severity: severity, related: related, fixes: fixes, tags: tags)
  }

  /// The rule that reported the finding.
  package var id: DiagnosticID { diagnostic.id }
  /// The range that is wrong, in UTF-8 bytes.
  package var range: TextRange { diagnostic.range }

  /// Returns a copy of the finding that also accounts for other ranges.
  package func covering(_ ranges: [TextRange]) -> Finding {
    var finding = self
    finding.covered = ranges
    return finding
  }

  /// Returns a copy of the finding for a host name, which a check of several documents reports once.
  package func about(hostName: String) -> Finding {
    var finding = self
    finding.diagnostic.hostName = hostName
    return finding
  }

  /// Returns a copy of the finding about a name that other versions of the app have.
  package func aboutVersions() -> Finding {
    var finding = self
    finding.diagnostic.isAboutVersions = true
    return finding
  }

  /// Returns a copy of the finding that holds for one renderer only; for `nil`, the finding itself.
  package func holding(for renderer: Renderer?) -> Finding {
    var finding = self
    finding.renderer = renderer
    return finding
  }

  /// Returns a copy of the finding that says which key is wrong.
  package func about(_ keyProblem: KeyProblem) -> Finding {
    var finding = self
    finding.keyProblem = keyProblem
    return finding
  }
}
