import CladsDocument
import TextUI

/// Draws the items of sections in a column in pictures.
public struct ListSectionPictureRenderer: PictureSectionLayoutRendering {
  public static let layoutTypeIdentifier = ListSectionLayoutRenderer.layoutTypeIdentifier

  public init() {}

  /// Returns the items, each but the last with a divider below it, of which only those in sight are drawn.
  public func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView {
    let (items, config) = (section.items, section.config)
    let alignment = Alignment(config.alignment)
    return .lazyVStack(count: items.count, spacing: config.itemSpacing) { index in
      let item = context.render(items[index]).frame(maxWidth: .infinity, alignment: alignment)
      guard config.showsDividers, index < items.count - 1 else { return item }
      return .vstack([item, .systemDivider(context.colorScheme)])
    }
  }
}
