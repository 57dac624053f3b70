public import CladsDocument

/// Resolves the measures of one arrangement of sections.
public protocol SectionLayoutConfigResolving: Sendable {
  /// The arrangement.
  static var layoutType: Document.SectionType { get }

  /// The arrangement and its measures.
  func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult
}

/// An arrangement of a section and its measures.
public struct SectionLayoutConfigResult: Sendable {
  /// The arrangement.
  public var sectionType: IR.SectionType
  /// Its measures.
  public var sectionConfig: IR.SectionConfig

  /// Creates a result.
  public init(sectionType: IR.SectionType, sectionConfig: IR.SectionConfig) {
    self.sectionType = sectionType
    self.sectionConfig = sectionConfig
  }
}

/// The resolvers of sections by the arrangements they resolve.
@MainActor
public final class SectionLayoutConfigResolverRegistry {
  private var resolvers: [Document.SectionType: any SectionLayoutConfigResolving] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry with what another one has now.
  public init(copying other: SectionLayoutConfigResolverRegistry) { resolvers = other.resolvers }

  /// Adds a resolver; of two for one arrangement the last counts.
  public func register<Resolver: SectionLayoutConfigResolving>(_ resolver: Resolver) {
    resolvers[Resolver.layoutType] = resolver
  }

  /// Whether an arrangement can be resolved.
  public func hasResolver(for type: Document.SectionType) -> Bool { resolvers[type] != nil }

  /// The arrangement and the measures of a section; nothing when nobody registered the arrangement.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult? {
    guard let type = config.type else { return nil }
    return resolvers[Document.SectionType(rawValue: type)]?.resolve(config: config)
  }
}

extension IR.SectionConfig {
  /// The measures that a section of a document names, with the defaults of the framework.
  public init(_ config: Document.SectionLayoutConfig) {
    self.init()
    alignment = config.alignment ?? alignment
    itemSpacing = config.itemSpacing ?? itemSpacing
    lineSpacing = config.lineSpacing ?? lineSpacing
    contentInsets = IR.Insets(config.contentInsets)
    itemDimensions = config.itemDimensions
    showsIndicators = config.showsIndicators ?? showsIndicators
    isPagingEnabled = config.isPagingEnabled ?? isPagingEnabled
    snapBehavior = config.snapBehavior ?? snapBehavior
    showsDividers = config.showsDividers ?? showsDividers
    pageWidth = config.pageWidth
    additionalProperties = config.additionalProperties
  }
}
