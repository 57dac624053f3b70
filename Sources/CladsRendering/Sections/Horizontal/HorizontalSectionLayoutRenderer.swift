package import TextUI

/// Draws sections with items in a row that scrolls.
package struct HorizontalSectionLayoutRenderer: TextSectionLayoutRendering {
  package static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "horizontal")

  package init() {}

  /// Returns the items in a row that is clipped at the section's insets.
  package func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    context.framed(section) {
      HorizontalRow(spacing: section.config.itemSpacing, offset: context.render.scrollOffset(of: section)) {
        section.items.map { context.sized($0, in: section) }
      }
    }
  }
}
