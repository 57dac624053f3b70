public import CladsDocument

/// Resolves the configuration of `flow` sections.
public struct FlowLayoutConfigResolver: SectionLayoutConfigResolving {
  public static let layoutType = Document.SectionType.flow

  public init() {}

  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .flow, sectionConfig: IR.SectionConfig(config))
  }
}
