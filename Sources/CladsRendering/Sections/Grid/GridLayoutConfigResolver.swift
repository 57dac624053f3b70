public import CladsDocument

/// Resolves the configuration of `grid` sections.
public struct GridLayoutConfigResolver: SectionLayoutConfigResolving {
  public static let layoutType = Document.SectionType.grid

  public init() {}

  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(
      sectionType: .grid(config.columns ?? .standard), sectionConfig: IR.SectionConfig(config))
  }
}
