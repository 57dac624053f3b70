/// The identifier of a rule in `clads.json`, suppressions and reports, such as `unresolved-style`.
public struct DiagnosticID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The identifier in kebab case.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static func < (lhs: DiagnosticID, rhs: DiagnosticID) -> Bool { lhs.rawValue < rhs.rawValue }
}
