public import CladsDocument
import SourceText

/// The component resolvers, by component kind.
public final class ComponentResolverRegistry: Sendable {
  private struct Contents {
    var resolvers: [Document.ComponentKind: any ComponentResolving] = [:]
    var fallback: CustomComponentResolver?
  }

  private let contents: Monitor<Contents>

  public init() { contents = Monitor(Contents()) }

  /// Creates a registry with the current contents of another one.
  public init(copying other: ComponentResolverRegistry) { contents = Monitor(other.contents.with { $0 }) }

  /// Registers a resolver for its kind, replacing any earlier one.
  public func register<Resolver: ComponentResolving>(_ resolver: Resolver) {
    register(resolver, for: Resolver.componentKind)
  }

  /// Registers a resolver for a kind that is known only from the app's project file.
  public func register(_ resolver: some ComponentResolving, for kind: Document.ComponentKind) {
    contents.with { $0.resolvers[kind] = resolver }
  }

  /// Removes the resolver of a kind.
  public func unregister(_ kind: Document.ComponentKind) { contents.with { $0.resolvers[kind] = nil } }

  /// Sets the fallback for kinds that have no resolver of their own.
  public func setCustomComponentRegistry(_ registry: CustomComponentRegistry?) {
    contents.with { $0.fallback = registry.map(CustomComponentResolver.init) }
  }

  /// Returns whether a kind can be resolved.
  public func hasResolver(for kind: Document.ComponentKind) -> Bool {
    contents.with { $0.resolvers[kind] != nil || $0.fallback?.canResolve(kind) == true }
  }

  /// The kinds that have a resolver of their own.
  public var registeredKinds: Set<Document.ComponentKind> { contents.with { Set($0.resolvers.keys) } }

  /// Resolves a component.
  ///
  /// - Throws: `ComponentResolutionError.unknownKind` if no resolver is registered for the component's kind,
  ///   or any error that its resolver throws.
  @MainActor
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let (resolver, fallback) = contents.with { ($0.resolvers[component.kind], $0.fallback) }
    if let resolver { return try resolver.resolve(component, context: context) }
    if let fallback, fallback.canResolve(component.kind) {
      return try fallback.resolve(component, context: context)
    }
    throw ComponentResolutionError.unknownKind(component.kind)
  }
}
