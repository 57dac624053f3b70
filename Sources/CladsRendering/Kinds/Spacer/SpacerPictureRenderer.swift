/// Draws spacers in pictures.
public struct SpacerPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.spacer

  public init() {}

  /// Returns a space of fixed size if the node has one, else a flexible one.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .spacer(let spacer) = node else { return .empty }
    guard spacer.width != nil || spacer.height != nil else { return .spacer(minLength: spacer.minLength) }
    return PictureView.shape(.rectangle(cornerRadius: 0))
      .frame(width: spacer.width ?? 0, height: spacer.height ?? 0)
  }
}
