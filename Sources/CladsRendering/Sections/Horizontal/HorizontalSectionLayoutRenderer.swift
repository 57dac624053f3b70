public import TextUI

/// Draws sections with items in a row that scrolls.
public struct HorizontalSectionLayoutRenderer: TextSectionLayoutRendering {
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "horizontal")

  public init() {}

  /// Returns the items in a row that is clipped at the section's insets.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    context.framed(section) {
      HorizontalRow(spacing: section.config.itemSpacing, offset: context.render.scrollOffset(of: section)) {
        section.items.map { context.sized($0, in: section) }
      }
    }
  }
}
