import CladsDocument

/// Draws the items of sections in a row that scrolls in pictures.
public struct HorizontalSectionPictureRenderer: PictureSectionLayoutRendering {
  public static let layoutTypeIdentifier = HorizontalSectionLayoutRenderer.layoutTypeIdentifier

  public init() {}

  public func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView {
    .horizontalScroll(
      spacing: section.config.itemSpacing, offset: context.scrollOffset(of: section),
      section.items.map { context.render($0).dimensioned(section.config.itemDimensions) })
  }
}

extension PictureView {
  /// Returns an item in the size that its section gives its items.
  ///
  /// An aspect ratio has no effect: the items of a row are proposed neither width nor height.
  fileprivate func dimensioned(_ dimensions: Document.ItemDimensions?) -> PictureView {
    guard let dimensions else { return self }
    return sized(IR.Size(width: dimensions.width)).sized(IR.Size(height: dimensions.height))
  }
}
