public import CladsDocument
public import CladsRenderTree

/// Resolves the measures of `flow` sections.
public struct FlowLayoutConfigResolver: SectionLayoutConfigResolving {
  /// The arrangement.
  public static let layoutType = Document.SectionType.flow

  /// Creates a resolver.
  public init() {}

  /// The measures that the section names, with the defaults of the framework.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(sectionType: .flow, sectionConfig: IR.SectionConfig(config))
  }
}
