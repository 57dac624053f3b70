package import TextUI

/// Draws sections with items that wrap like words.
package struct FlowSectionLayoutRenderer: TextSectionLayoutRendering {
  package static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "flow")

  package init() {}

  package func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let config = section.config
    return context.framed(section) {
      Flow(itemSpacing: config.itemSpacing, lineSpacing: config.lineSpacing) {
        section.items.map { context.renderChild($0) }
      }
    }
  }
}
