public enum Severity: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// Dead code or a matter of style.
  case hint
  /// A problem that is not visible, or one of accessibility.
  case info
  /// The app shows or does something other than what is written.
  case warning
  /// The document is rejected, or the screen is empty or broken.
  case error

  /// The name in reports, options and project files.
  public var name: String {
    switch self {
    case .hint: "hint"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Creates the severity with this name; `nil` if there is none.
  public init?(name: some StringProtocol) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
}
