public import CladsDocument
public import CladsRenderTree

/// Resolves the measures of `list` sections.
public struct ListLayoutConfigResolver: SectionLayoutConfigResolving {
  /// The arrangement.
  public static let layoutType = Document.SectionType.list

  /// Creates a resolver.
  public init() {}

  /// The measures that the section names, with the defaults of the framework.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .list, sectionConfig: IR.SectionConfig(config))
  }
}
