extension Document {
  /// The name of a component kind; an open set, because apps register custom ones.
  public struct ComponentKind: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as in a document.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    public static let label = ComponentKind(rawValue: "label")
    public static let button = ComponentKind(rawValue: "button")
    public static let textfield = ComponentKind(rawValue: "textfield")
    public static let toggle = ComponentKind(rawValue: "toggle")
    public static let slider = ComponentKind(rawValue: "slider")
    public static let image = ComponentKind(rawValue: "image")
    public static let gradient = ComponentKind(rawValue: "gradient")
    public static let shape = ComponentKind(rawValue: "shape")
    public static let divider = ComponentKind(rawValue: "divider")
    public static let pageIndicator = ComponentKind(rawValue: "pageIndicator")
  }
}
