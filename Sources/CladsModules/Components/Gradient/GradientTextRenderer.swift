public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws gradients.
public struct GradientTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.gradient

  /// Creates a renderer.
  public init() {}

  /// The view of a gradient.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .gradient(let gradient) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(
      GradientView(configuration: GradientConfiguration(gradient, colorScheme: context.colorScheme)))
  }
}

/// What a gradient looks like.
public struct GradientConfiguration {
  /// The ways in which a gradient can be drawn.
  public enum Variant: Sendable, Hashable {
    /// A surface in its colours.
    case surface
    /// A line, when it is only one row high.
    case line
  }

  /// Its colours and their places.
  public let stops: [(color: Color, location: Double)]
  /// Where it starts.
  public let start: UnitPoint
  /// Where it ends.
  public let end: UnitPoint
  /// Its size and the space around it.
  public let style: IR.Style
  /// How it is drawn.
  public let variant: Variant

  /// The looks of a node on a light or a dark screen.
  public init(_ node: GradientNode, colorScheme: ColorScheme) {
    stops = node.stops.map { (Color($0.color, colorScheme), $0.location) }
    start = UnitPoint(x: node.start.x, y: node.start.y)
    end = UnitPoint(x: node.end.x, y: node.end.y)
    style = node.style
    variant = node.style.height.map { Scale.drawnRows($0) == 1 } == true ? .line : .surface
  }

  /// The colour of a line.
  public var lineColor: Color? { stops.first { $0.color.alpha > 0 }?.color }
}

/// A gradient.
public struct GradientView: TextView {
  let configuration: GradientConfiguration

  /// Creates a gradient.
  public init(configuration: GradientConfiguration) { self.configuration = configuration }

  /// The surface, or the line.
  public var body: some TextView {
    surface.applyCladsSize(configuration.style).padding(EdgeInsets(configuration.style.padding))
  }

  @TextViewBuilder private var surface: some TextView {
    switch configuration.variant {
    case .line: Divider().foregroundColor(configuration.lineColor)
    case .surface:
      LinearGradient(stops: configuration.stops, start: configuration.start, end: configuration.end)
    }
  }
}
