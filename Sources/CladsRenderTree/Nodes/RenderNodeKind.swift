/// The kind of a render node. Apps and plugins define kinds of their own.
public struct RenderNodeKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A stack.
  public static let container = RenderNodeKind(rawValue: "container")
  /// A scrolling list of sections.
  public static let sectionLayout = RenderNodeKind(rawValue: "sectionLayout")
  public static let text = RenderNodeKind(rawValue: "text")
  public static let button = RenderNodeKind(rawValue: "button")
  public static let textField = RenderNodeKind(rawValue: "textField")
  public static let toggle = RenderNodeKind(rawValue: "toggle")
  public static let slider = RenderNodeKind(rawValue: "slider")
  public static let image = RenderNodeKind(rawValue: "image")
  public static let gradient = RenderNodeKind(rawValue: "gradient")
  public static let shape = RenderNodeKind(rawValue: "shape")
  public static let pageIndicator = RenderNodeKind(rawValue: "pageIndicator")
  public static let spacer = RenderNodeKind(rawValue: "spacer")
  public static let divider = RenderNodeKind(rawValue: "divider")
  /// A custom component that was registered as a view only.
  public static let customComponent = RenderNodeKind(rawValue: "customComponent")
  /// A node that could not be resolved.
  public static let error = RenderNodeKind(rawValue: "error")
}
