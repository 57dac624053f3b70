import CladsDocument
public import TextUI

/// Draws sections with items in columns.
public struct GridSectionLayoutRenderer: TextSectionLayoutRendering {
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "grid")

  public init() {}

  /// Returns the items in columns of equal width.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let config = section.config
    return context.framed(section) {
      Grid(
        columns: GridColumns(section.type.columns ?? .standard),
        itemSpacing: config.itemSpacing, lineSpacing: config.lineSpacing
      ) {
        section.items.map { context.renderChild($0) }
      }
    }
  }
}
