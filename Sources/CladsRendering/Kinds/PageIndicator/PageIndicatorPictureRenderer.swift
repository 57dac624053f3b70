/// Draws page indicators in pictures.
public struct PageIndicatorPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.pageIndicator

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .pageIndicator(let indicator) = node else { return .empty }
    let count = min(max(0, indicator.pageCount), PageIndicatorConfiguration.maximumCount)
    let dots = (0..<count).map { page in
      PictureView.shape(
        .circle, fill: .color(page == indicator.currentPage ? indicator.currentDotColor : indicator.dotColor)
      ).frame(width: indicator.dotSize, height: indicator.dotSize)
    }
    return PictureView.hstack(spacing: indicator.dotSpacing, dots).padding(indicator.style.padding)
  }
}
