/// The name of a rule, as it is written in `clads.json`, in suppressions and in reports: `unresolved-style`.
public struct DiagnosticID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The name in kebab case.
  public let rawValue: String

  /// Creates the id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the id from its name.
  public init(stringLiteral value: String) { rawValue = value }

  /// Orders ids by their names.
  public static func < (lhs: DiagnosticID, rhs: DiagnosticID) -> Bool { lhs.rawValue < rhs.rawValue }
}
