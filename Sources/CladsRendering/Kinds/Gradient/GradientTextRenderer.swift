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
  private let logic: any GradientVariantLogic

  /// Creates the appearance of a node on a light or a dark screen.
  public init(_ node: GradientNode, colorScheme: ColorScheme) {
    stops = node.stops.map { ($0.color.color(colorScheme), $0.location) }
    start = node.start
    end = node.end
    style = node.style
    if node.style.height.map({ Scale.drawnRows($0) == 1 }) == true {
      variant = .line
      logic = LineGradientVariant(stops: stops)
    } else {
      variant = .surface
      logic = SurfaceGradientVariant(
        gradient: LinearGradient(stops: stops, start: start, end: end))
    }
  }

  /// The gradient, as a surface or a line.
  public var surface: AnyTextView { logic.surface }
}

/// What differs between the variants of a gradient.
private protocol GradientVariantLogic {
  var surface: AnyTextView { get }
}

private struct SurfaceGradientVariant: GradientVariantLogic {
  let gradient: LinearGradient
  var surface: AnyTextView { AnyTextView(gradient) }
}

private struct LineGradientVariant: GradientVariantLogic {
  let stops: [(color: Color, location: Double)]

  /// A line in the first color that is not transparent.
  var surface: AnyTextView {
    Line().foregroundColor(stops.first { $0.color.alpha > 0 }?.color)
  }
}

/// The view of a gradient.
public struct GradientView: TextView {
  let configuration: GradientConfiguration

  public init(configuration: GradientConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    PerMedium {
      configuration.surface.styled(SizeStyle(configuration.style))
    } points: {
      LinearGradient(stops: configuration.stops, start: configuration.start, end: configuration.end)
        .filling(configuration.style.size)
    }.padding(configuration.style.padding).roundClipped(configuration.style.cornerRadius)
  }
}
