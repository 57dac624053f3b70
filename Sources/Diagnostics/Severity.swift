/// How much a finding matters.
public enum Severity: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// Dead code, matters of style.
  case hint
  /// An invisible loss, a matter of taste or of accessibility.
  case info
  /// Visibly different from what was written.
  case warning
  /// The document is rejected, blank or broken.
  case error

  /// The word used in reports, options and project files.
  public var name: String {
    switch self {
    case .hint: "hint"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Creates the severity from its word.
  public init?(name: some StringProtocol) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  /// Orders severities from hint to error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
}
