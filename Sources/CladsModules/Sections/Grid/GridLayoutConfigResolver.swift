public import CladsDocument
public import CladsRenderTree

/// Resolves the measures of `grid` sections.
public struct GridLayoutConfigResolver: SectionLayoutConfigResolving {
  /// The arrangement.
  public static let layoutType = Document.SectionType.grid

  /// Creates a resolver.
  public init() {}

  /// The measures that the section names, with the defaults of the framework.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(
      sectionType: .grid(config.columns ?? .fixed(2)), sectionConfig: IR.SectionConfig(config))
  }
}
