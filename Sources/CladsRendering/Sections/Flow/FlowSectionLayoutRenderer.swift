public import TextUI

/// Draws sections with items that wrap like words.
public struct FlowSectionLayoutRenderer: TextSectionLayoutRendering {
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "flow")

  public init() {}

  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let config = section.config
    return context.framed(section) {
      Flow(itemSpacing: config.itemSpacing, lineSpacing: config.lineSpacing) {
        section.items.map { context.renderChild($0) }
      }
    }
  }
}
