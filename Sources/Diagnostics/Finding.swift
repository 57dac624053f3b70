public import SourceText

/// A message before levels, suppressions and absorption: what a layer has to say about a place.
public struct Finding: Sendable, Hashable {
  /// The message; its severity counts only when `hasOwnSeverity`.
  public var diagnostic: Diagnostic
  /// Whether the severity was set here and not left to the rule.
  public var hasOwnSeverity: Bool
  /// Other stretches for which it speaks too: what its rule absorbs stays silent there as well.
  public var covered: [TextRange] = []

  /// Creates a finding with the severity of its rule, or with `severity`.
  public init(
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

  /// The rule that speaks.
  public var id: DiagnosticID { diagnostic.id }
  /// The stretch that is wrong, in UTF-8 bytes.
  public var range: TextRange { diagnostic.range }

  /// The same finding, speaking for other stretches too.
  public func covering(_ ranges: [TextRange]) -> Finding {
    var finding = self
    finding.covered = ranges
    return finding
  }

  /// The same finding about a name that only the app can explain: a run over several documents says it once.
  public func about(hostName: String) -> Finding {
    var finding = self
    finding.diagnostic.hostName = hostName
    return finding
  }
}
