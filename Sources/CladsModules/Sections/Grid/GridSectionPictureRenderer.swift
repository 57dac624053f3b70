import CladsDocument
public import CladsPicture
public import CladsRenderTree
public import CladsTextRenderer

/// Draws the items of sections in columns of equal width in pictures.
public struct GridSectionPictureRenderer: PictureSectionLayoutRendering {
  public static let layoutTypeIdentifier = GridSectionLayoutRenderer.layoutTypeIdentifier

  public init() {}

  public func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView {
    let columns: PictureColumns =
      switch section.type.columns {
      case .fixed(let count)?: .fixed(max(1, min(count, 1000)))
      case .adaptive(let width)?: .adaptive(minWidth: width)
      case nil: .fixed(2)
      }
    return .grid(
      columns, itemSpacing: section.config.itemSpacing, lineSpacing: section.config.lineSpacing,
      section.items.map { context.render($0) })
  }
}
