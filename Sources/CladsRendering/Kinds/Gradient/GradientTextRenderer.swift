package import TextUI

/// Draws gradients.
package struct GradientTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.gradient

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .gradient(let gradient) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(
      GradientView(configuration: GradientConfiguration(gradient, colorScheme: context.gradientColorScheme)))
  }
}

/// The appearance of a gradient.
package struct GradientConfiguration {
  package enum Variant: Sendable, Hashable {
    /// A surface filled with its colors.
    case surface
    /// A line, for a gradient of one row.
    case line
  }

  /// The colors with their locations, from 0 to 1.
  package let stops: [(color: Color, location: Double)]
  /// The style that gives its size and padding.
  package let style: IR.Style
  package let variant: Variant
  private let logic: any GradientVariantLogic
  private let node: GradientNode

  /// Creates the appearance of a node on a light or a dark screen.
  package init(_ node: GradientNode, colorScheme: ColorScheme) {
    stops = node.colors.map { ($0.color.color(colorScheme), $0.location) }
    self.node = node
    style = node.style
    if node.style.height.map({ Scale.drawnRows($0) == 1 }) == true {
      variant = .line
      logic = LineGradientVariant(stops: stops)
    } else {
      variant = .surface
      logic = SurfaceGradientVariant(
        gradient: Self.fill(node, stops, scale: { $0 / Scale.pointsPerColumn }))
    }
  }

  /// The gradient in points.
  package var fill: AnyTextView { Self.fill(node, stops, scale: { $0 }) }

  /// Returns a gradient whose radii are scaled from points.
  private static func fill(
    _ node: GradientNode, _ stops: [(color: Color, location: Double)], scale: (Double) -> Double
  ) -> AnyTextView {
    switch node.gradientType {
    case .linear:
      AnyTextView(LinearGradient(stops: stops, start: node.startPoint, end: node.endPoint))
    case .radial:
      AnyTextView(
        RadialGradient(
          stops: stops, center: node.center, startRadius: scale(node.startRadius),
          endRadius: scale(node.endRadius)))
    }
  }

  /// The gradient, as a surface or a line.
  package var surface: AnyTextView { logic.surface }
}

/// What differs between the variants of a gradient.
private protocol GradientVariantLogic {
  var surface: AnyTextView { get }
}

private struct SurfaceGradientVariant: GradientVariantLogic {
  let gradient: AnyTextView
  var surface: AnyTextView { gradient }
}

private struct LineGradientVariant: GradientVariantLogic {
  let stops: [(color: Color, location: Double)]

  /// A line in the first color that is not transparent.
  var surface: AnyTextView {
    Line().foregroundColor(stops.first { $0.color.alpha > 0 }?.color)
  }
}

/// The view of a gradient.
package struct GradientView: TextView {
  let configuration: GradientConfiguration

  package init(configuration: GradientConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    PerMedium {
      configuration.surface.styled(SizeStyle(configuration.style))
    } points: {
      configuration.fill.filling(configuration.style.size)
    }.padding(configuration.style.padding).roundClipped(configuration.style.cornerRadius)
  }
}
