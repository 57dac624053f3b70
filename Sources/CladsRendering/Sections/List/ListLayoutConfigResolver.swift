public import CladsDocument

/// Resolves the configuration of `list` sections.
public struct ListLayoutConfigResolver: SectionLayoutConfigResolving {
  public static let layoutType = Document.SectionType.list

  public init() {}

  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .list, sectionConfig: IR.SectionConfig(config))
  }
}
