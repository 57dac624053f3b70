import CladsDocument
import CladsRendering
import TextUI

extension Document.SectionType {
  static let carousel = Document.SectionType(rawValue: "carousel")
}

extension IR.SectionType {
  static let carousel = IR.SectionType(rawValue: "carousel")
}

/// Resolves the configuration of `{ "layout": { "type": "carousel", "pageWidth": 120 } }`.
struct CarouselLayoutConfigResolver: SectionLayoutConfigResolving {
  static let layoutType = Document.SectionType.carousel

  func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(
      sectionType: .carousel,
      sectionConfig: IR.SectionConfig(
        itemSpacing: config.itemSpacing ?? 16, pageWidth: config.pageWidth ?? 160))
  }
}

/// Draws a carousel: a row of boxed pages of the same width.
struct CarouselSectionLayoutRenderer: TextSectionLayoutRendering {
  static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "carousel")

  @MainActor
  func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let width = Scale.drawnColumns(section.config.pageWidth ?? 160)
    return context.framed(section, itemsReachEdge: true) {
      HorizontalRow(spacing: Scale.columns(section.config.itemSpacing)) {
        ForEach(section.items) { item in
          context.renderChild(item).frame(width: width).border(.rounded)
        }
      }
    }
  }
}
