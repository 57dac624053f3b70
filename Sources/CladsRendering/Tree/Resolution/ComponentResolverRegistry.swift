public import CladsDocument

/// The component resolvers, by component kind.
@MainActor
public final class ComponentResolverRegistry {
  private var resolvers: [Document.ComponentKind: any ComponentResolving] = [:]
  private var fallback: CustomComponentResolver?

  public init() {}

  /// Creates a registry with the current contents of another one.
  public init(copying other: ComponentResolverRegistry) {
    resolvers = other.resolvers
    fallback = other.fallback
  }

  /// Registers a resolver for its kind, replacing any earlier one.
  public func register<Resolver: ComponentResolving>(_ resolver: Resolver) {
    resolvers[Resolver.componentKind] = resolver
  }

  /// Registers a resolver for a kind that is known only from the app's project file.
  public func register(_ resolver: some ComponentResolving, for kind: Document.ComponentKind) {
    resolvers[kind] = resolver
  }

  /// Removes the resolver of a kind.
  public func unregister(_ kind: Document.ComponentKind) { resolvers[kind] = nil }

  /// Sets the fallback for kinds that have no resolver of their own.
  public func setCustomComponentRegistry(_ registry: CustomComponentRegistry?) {
    fallback = registry.map(CustomComponentResolver.init)
  }

  /// Returns whether a kind can be resolved.
  public func hasResolver(for kind: Document.ComponentKind) -> Bool {
    resolvers[kind] != nil || fallback?.canResolve(kind) == true
  }

  /// The kinds that have a resolver of their own.
  public var registeredKinds: Set<Document.ComponentKind> { Set(resolvers.keys) }

  /// Resolves a component.
  ///
  /// - Throws: `ComponentResolutionError.unknownKind` if no resolver is registered for the component's kind,
  ///   or any error that its resolver throws.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    if let resolver = resolvers[component.kind] { return try resolver.resolve(component, context: context) }
    if let fallback, fallback.canResolve(component.kind) {
      return try fallback.resolve(component, context: context)
    }
    throw ComponentResolutionError.unknownKind(component.kind)
  }
}
