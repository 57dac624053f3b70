import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws toggles.
public struct ToggleTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.toggle

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .toggle(let toggle) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ToggleView(configuration: ToggleConfiguration(toggle)))
  }
}

/// The appearance of a toggle.
public struct ToggleConfiguration {
  public enum Variant: Sendable, Hashable {
    case on, off
  }

  public let variant: Variant
  /// Its color, or `nil` if it is off.
  public let tint: Color?
  /// The padding around it, in cells.
  public let padding: EdgeInsets

  public init(_ node: ToggleNode) {
    variant = node.isOn ? .on : .off
    tint = node.isOn ? node.style.tintColor.map { Color($0) } ?? .green : nil
    padding = EdgeInsets(node.style.padding)
  }
}

/// The view of a toggle: `[x]` or `[ ]`.
public struct ToggleView: TextView {
  let configuration: ToggleConfiguration

  public init(configuration: ToggleConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    EnvironmentReader { environment in
      let mark = configuration.variant == .on ? String(environment.glyphs.on) : " "
      Text("[\(mark)]").foreground(configuration.tint)
    }.padding(configuration.padding)
  }
}
