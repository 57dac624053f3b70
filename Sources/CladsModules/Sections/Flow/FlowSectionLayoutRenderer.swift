public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws sections whose items are wrapped like words.
public struct FlowSectionLayoutRenderer: TextSectionLayoutRendering {
  /// The arrangement.
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "flow")

  /// Creates a renderer.
  public init() {}

  /// The items side by side, as many as fit on a line.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let config = section.config
    return context.framed(section) {
      Flow(itemSpacing: Scale.columns(config.itemSpacing), lineSpacing: Scale.rows(config.lineSpacing)) {
        ForEach(section.items) { context.renderChild($0) }
      }
    }
  }
}
