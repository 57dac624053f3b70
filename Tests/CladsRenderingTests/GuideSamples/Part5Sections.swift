import CladsDocument
import CladsRendering
import TextUI

extension Document.SectionType {
  static let carousel = Document.SectionType(rawValue: "carousel")
}

extension IR.SectionType {
  static let carousel = IR.SectionType(rawValue: "carousel")
}

// 5.1 Section Layout Config Resolvers

public struct CarouselLayoutConfigResolver: SectionLayoutConfigResolving {
  public static let layoutType = Document.SectionType.carousel

  public init() {}

  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    // Convert document config to IR section type and config
    return SectionLayoutConfigResult(
      sectionType: .carousel,  // Your custom IR.SectionType
      sectionConfig: IR.SectionConfig(
        itemSpacing: config.itemSpacing ?? 16,
        pageWidth: config.pageWidth ?? 280
      )
    )
  }
}

@MainActor enum CarouselConfig {
  static func register() -> SectionLayoutConfigResolverRegistry {
    // Register
    let registry = SectionLayoutConfigResolverRegistry()
    registry.register(CarouselLayoutConfigResolver())
    return registry
  }
}

// 5.2 SwiftUI Section Layout Renderers

public struct CarouselSectionLayoutRenderer: TextSectionLayoutRendering {
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "carousel")

  public init() {}

  @MainActor
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    AnyTextView(
      HorizontalRow(spacing: Scale.columns(section.config.itemSpacing)) {
        ForEach(section.items) { item in
          context.renderChild(item)
            .frame(width: Scale.columns(section.config.pageWidth ?? 280))
        }
      }
      .padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0))
    )
  }
}

@MainActor enum CarouselRenderer {
  static func register() -> TextSectionLayoutRendererRegistry {
    // Register
    let registry = TextSectionLayoutRendererRegistry()
    registry.register(CarouselSectionLayoutRenderer())
    return registry
  }
}
