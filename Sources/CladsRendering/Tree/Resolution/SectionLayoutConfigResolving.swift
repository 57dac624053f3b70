public import CladsDocument
import SourceText

/// Resolves the layout parameters of one section type.
public protocol SectionLayoutConfigResolving: Sendable {
  /// The section type that the resolver handles.
  static var layoutType: Document.SectionType { get }

  /// Returns the section type and its layout parameters.
  func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult
}

/// A resolved section type and its layout parameters.
public struct SectionLayoutConfigResult: Sendable {
  public var sectionType: IR.SectionType
  /// The layout parameters.
  public var sectionConfig: IR.SectionConfig

  public init(sectionType: IR.SectionType, sectionConfig: IR.SectionConfig) {
    self.sectionType = sectionType
    self.sectionConfig = sectionConfig
  }
}

/// The resolvers of section layouts, by section type.
public final class SectionLayoutConfigResolverRegistry: Sendable {
  private let resolvers: Monitor<[Document.SectionType: any SectionLayoutConfigResolving]>

  public init() { resolvers = Monitor([:]) }

  /// Creates a registry with the current contents of another one.
  public init(copying other: SectionLayoutConfigResolverRegistry) {
    resolvers = Monitor(other.resolvers.with { $0 })
  }

  /// Registers a resolver for its section type, replacing any earlier one.
  public func register<Resolver: SectionLayoutConfigResolving>(_ resolver: Resolver) {
    resolvers.with { $0[Resolver.layoutType] = resolver }
  }

  /// Returns whether a section type can be resolved.
  public func hasResolver(for type: Document.SectionType) -> Bool {
    resolvers.with { $0[type] != nil }
  }

  /// Returns the section type and layout parameters of a section, or `nil` if no resolver is registered for
  /// it.
  public func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult? {
    guard let type = config.type else { return nil }
    return resolvers.with { $0[type] }?.resolve(config: config)
  }
}

extension IR.SectionConfig {
  /// Creates the layout parameters that a document specifies, with the defaults of the format.
  public init(_ config: Document.SectionLayoutConfig) {
    self.init()
    alignment = config.alignment ?? alignment
    itemSpacing = config.itemSpacing ?? itemSpacing
    lineSpacing = config.lineSpacing ?? lineSpacing
    contentInsets = IR.EdgeInsets(config.contentInsets)
    itemDimensions = config.itemDimensions
    showsIndicators = config.showsIndicators ?? showsIndicators
    isPagingEnabled = config.isPagingEnabled ?? isPagingEnabled
    snapBehavior = config.snapBehavior ?? snapBehavior
    showsDividers = config.showsDividers ?? showsDividers
    pageWidth = config.pageWidth
    additionalProperties = config.additionalProperties
  }
}
