import CladsDocument
package import TextUI

/// Draws sections with items in a column.
package struct ListSectionLayoutRenderer: TextSectionLayoutRendering {
  package static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "list")

  package init() {}

  /// Returns the items with dividers between them, in a lazy stack that draws only visible items.
  package func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let items = section.items
    let alignment = Alignment(section.config.alignment)
    return context.framed(section) {
      LazyVStack(
        count: items.count, spacing: section.config.itemSpacing,
        dividers: section.config.showsDividers
      ) { index in
        context.renderChild(items[index]).frame(maxWidth: .infinity, alignment: alignment)
      }
    }
  }
}
