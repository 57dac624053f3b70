/// The kind of a render node. Apps and plugins define kinds of their own.
public struct RenderNodeKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A stack.
  public static let container = RenderNodeKind(rawValue: "container")
  /// A scrolling list of sections.
  public static let sectionLayout = RenderNodeKind(rawValue: "sectionLayout")
  /// A custom component that was registered as a view only.
  public static let customComponent = RenderNodeKind(rawValue: "customComponent")
  /// A node that could not be resolved.
  public static let error = RenderNodeKind(rawValue: "error")
}
