import CladsDocument
package import TextUI

/// Draws sections with items in columns.
package struct GridSectionLayoutRenderer: TextSectionLayoutRendering {
  package static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "grid")

  package init() {}

  /// Returns the items in columns of equal width.
  package func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
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
