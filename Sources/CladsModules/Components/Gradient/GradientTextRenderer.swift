public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws gradients.
public struct GradientTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.gradient

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .gradient(let gradient) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(
      GradientView(configuration: GradientConfiguration(gradient, colorScheme: context.colorScheme)))
  }
}

/// The appearance of a gradient.
public struct GradientConfiguration {
  public enum Variant: Sendable, Hashable {
    /// A surface filled with its colors.
    case surface
    /// A line, for a gradient of one row.
    case line
  }

  /// The colors with their locations, from 0 to 1.
  public let stops: [(color: Color, location: Double)]
  /// The start of the gradient in the unit square.
  public let start: UnitPoint
  /// The end of the gradient in the unit square.
  public let end: UnitPoint
  /// The style that gives its size and padding.
  public let style: IR.Style
  public let variant: Variant

  /// Creates the appearance of a node on a light or a dark screen.
  public init(_ node: GradientNode, colorScheme: ColorScheme) {
    stops = node.stops.map { (Color($0.color, colorScheme), $0.location) }
    start = UnitPoint(x: node.start.x, y: node.start.y)
    end = UnitPoint(x: node.end.x, y: node.end.y)
    style = node.style
    variant = node.style.height.map { Scale.drawnRows($0) == 1 } == true ? .line : .surface
  }

  /// The color of the line: the first that is not transparent.
  public var lineColor: Color? { stops.first { $0.color.alpha > 0 }?.color }
}

/// The view of a gradient.
public struct GradientView: TextView {
  let configuration: GradientConfiguration

  public init(configuration: GradientConfiguration) { self.configuration = configuration }

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
