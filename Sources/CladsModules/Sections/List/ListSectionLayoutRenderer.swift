import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws sections whose items stand one below the other.
public struct ListSectionLayoutRenderer: TextSectionLayoutRendering {
  /// The arrangement.
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "list")

  /// Creates a renderer.
  public init() {}

  /// The items with lines between them; only those in sight are drawn.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let items = section.items
    let alignment = Alignment(section.config.alignment)
    return context.framed(section) {
      LazyVStack(
        count: items.count, spacing: Scale.rows(section.config.itemSpacing),
        dividers: section.config.showsDividers
      ) { index in
        context.renderChild(items[index]).frame(maxWidth: Length.infinity, alignment: alignment)
      }
    }
  }
}
