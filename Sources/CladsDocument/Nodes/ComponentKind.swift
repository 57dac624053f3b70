extension Document {
  /// The name of a component kind; an open set, because apps register custom ones.
  public struct ComponentKind: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as in a document.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
  }
}
