import CladsDocument

/// Draws the items of sections in columns of equal width in pictures.
public struct GridSectionPictureRenderer: PictureSectionLayoutRendering {
  public static let layoutTypeIdentifier = GridSectionLayoutRenderer.layoutTypeIdentifier

  public init() {}

  public func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView {
    .grid(
      section.type.columns ?? .standard, itemSpacing: section.config.itemSpacing,
      lineSpacing: section.config.lineSpacing,
      section.items.map { context.render($0) })
  }
}
