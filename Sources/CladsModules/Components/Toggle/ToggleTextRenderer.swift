import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws switches.
public struct ToggleTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.toggle

  /// Creates a renderer.
  public init() {}

  /// The view of a switch.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .toggle(let toggle) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ToggleView(configuration: ToggleConfiguration(toggle)))
  }
}

/// What a switch looks like.
public struct ToggleConfiguration {
  /// The ways in which a switch can be drawn.
  public enum Variant: Sendable, Hashable {
    /// Switched on.
    case on
    /// Switched off.
    case off
  }

  /// How it is drawn.
  public let variant: Variant
  /// Its colour when it is on.
  public let tint: Color?
  /// Space around it, in cells.
  public let padding: EdgeInsets

  /// The looks of a node.
  public init(_ node: ToggleNode) {
    variant = node.isOn ? .on : .off
    tint = node.isOn ? node.style.tintColor.map { Color($0) } ?? .green : nil
    padding = EdgeInsets(node.style.padding)
  }
}

/// A switch: a box with a cross in it when it is on.
public struct ToggleView: TextView {
  let configuration: ToggleConfiguration

  /// Creates a switch.
  public init(configuration: ToggleConfiguration) { self.configuration = configuration }

  /// The box.
  public var body: some TextView {
    EnvironmentReader { environment in
      let mark = configuration.variant == .on ? String(environment.glyphs.on) : " "
      Text("[\(mark)]").foreground(configuration.tint)
    }.padding(configuration.padding)
  }
}
