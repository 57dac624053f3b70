import TextUI

/// Draws gradients in pictures.
public struct GradientPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.gradient

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .gradient(let gradient) = node else { return .empty }
    let isDark = context.colorScheme == .dark
    let stops = gradient.stops.map { stop in
      SceneGradient.Stop(color: isDark ? stop.color.dark : stop.color.light, location: stop.location)
    }
    let paint = SceneGradient(stops: stops, start: gradient.start, end: gradient.end)
    return PictureView.shape(.rectangle(cornerRadius: 0), fill: .gradient(paint))
      .filling(gradient.style.size).padding(gradient.style.padding)
      .clipped(cornerRadius: gradient.style.cornerRadius ?? 0)
  }
}
