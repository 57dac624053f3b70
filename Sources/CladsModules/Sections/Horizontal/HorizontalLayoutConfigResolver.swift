public import CladsDocument
public import CladsRenderTree

/// Resolves the measures of `horizontal` sections.
public struct HorizontalLayoutConfigResolver: SectionLayoutConfigResolving {
  /// The arrangement.
  public static let layoutType = Document.SectionType.horizontal

  /// Creates a resolver.
  public init() {}

  /// The measures that the section names, with the defaults of the framework.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .horizontal, sectionConfig: IR.SectionConfig(config))
  }
}
