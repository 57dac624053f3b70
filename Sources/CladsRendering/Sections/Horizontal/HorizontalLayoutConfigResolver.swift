public import CladsDocument

/// Resolves the configuration of `horizontal` sections.
public struct HorizontalLayoutConfigResolver: SectionLayoutConfigResolving {
  public static let layoutType = Document.SectionType.horizontal

  public init() {}

  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .horizontal, sectionConfig: IR.SectionConfig(config))
  }
}
