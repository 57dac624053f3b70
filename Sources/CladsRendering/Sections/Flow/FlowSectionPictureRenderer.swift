/// Draws the items of sections in lines that wrap in pictures.
public struct FlowSectionPictureRenderer: PictureSectionLayoutRendering {
  public static let layoutTypeIdentifier = FlowSectionLayoutRenderer.layoutTypeIdentifier

  public init() {}

  public func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView {
    .flow(
      itemSpacing: section.config.itemSpacing, lineSpacing: section.config.lineSpacing,
      section.items.map { context.render($0) })
  }
}
