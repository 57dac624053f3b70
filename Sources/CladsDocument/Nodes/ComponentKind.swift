extension Document {
  /// A component kind by name; open, because apps register their own.
  public struct ComponentKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as it is written.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from its name.
    public init(stringLiteral value: String) { rawValue = value }
  }
}
