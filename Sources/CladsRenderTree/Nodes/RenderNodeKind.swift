/// The kind of a node of the render tree; apps add their own.
public struct RenderNodeKind: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A stack.
  public static let container = RenderNodeKind(rawValue: "container")
  /// A scrolling list of sections.
  public static let sectionLayout = RenderNodeKind(rawValue: "sectionLayout")
  /// Text.
  public static let text = RenderNodeKind(rawValue: "text")
  /// A button.
  public static let button = RenderNodeKind(rawValue: "button")
  /// A field for text.
  public static let textField = RenderNodeKind(rawValue: "textField")
  /// A switch.
  public static let toggle = RenderNodeKind(rawValue: "toggle")
  /// A slider.
  public static let slider = RenderNodeKind(rawValue: "slider")
  /// An image.
  public static let image = RenderNodeKind(rawValue: "image")
  /// A gradient.
  public static let gradient = RenderNodeKind(rawValue: "gradient")
  /// A shape.
  public static let shape = RenderNodeKind(rawValue: "shape")
  /// The dots of a pager.
  public static let pageIndicator = RenderNodeKind(rawValue: "pageIndicator")
  /// Flexible space.
  public static let spacer = RenderNodeKind(rawValue: "spacer")
  /// A line.
  public static let divider = RenderNodeKind(rawValue: "divider")
  /// A component of the app that was registered as a view alone.
  public static let customComponent = RenderNodeKind(rawValue: "customComponent")
  /// What could not be resolved.
  public static let error = RenderNodeKind(rawValue: "error")
}
