public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws sections whose items stand side by side and scroll.
public struct HorizontalSectionLayoutRenderer: TextSectionLayoutRendering {
  /// The arrangement.
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "horizontal")

  /// Creates a renderer.
  public init() {}

  /// The items side by side, cut off at the edge.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    context.framed(section, itemsReachEdge: true) {
      HorizontalRow(spacing: Scale.columns(section.config.itemSpacing)) {
        ForEach(section.items) { context.sized($0, in: section) }
      }
    }
  }
}
