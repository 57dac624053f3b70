public import CladsDocument

/// The resolvers by the kinds they resolve.
@MainActor
public final class ComponentResolverRegistry {
  private var resolvers: [Document.ComponentKind: any ComponentResolving] = [:]
  private var fallback: (any CustomComponentResolving)?

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry with what another one has now.
  public init(copying other: ComponentResolverRegistry) {
    resolvers = other.resolvers
    fallback = other.fallback
  }

  /// Adds a resolver; of two for one kind the last counts.
  public func register<Resolver: ComponentResolving>(_ resolver: Resolver) {
    resolvers[Resolver.componentKind] = resolver
  }

  /// Adds a resolver for a kind that only the app's description knows.
  public func register(_ resolver: some ComponentResolving, for kind: Document.ComponentKind) {
    resolvers[kind] = resolver
  }

  /// Removes the resolver of a kind.
  public func unregister(_ kind: Document.ComponentKind) { resolvers[kind] = nil }

  /// Sets who resolves the kinds that have no resolver of their own.
  public func setCustomComponentRegistry(_ registry: (any CustomComponentResolving)?) {
    fallback = registry
  }

  /// Whether a kind can be resolved.
  public func hasResolver(for kind: Document.ComponentKind) -> Bool {
    resolvers[kind] != nil || fallback?.isRegistered(kind) == true
  }

  /// The kinds with a resolver of their own.
  public var registeredKinds: Set<Document.ComponentKind> { Set(resolvers.keys) }

  /// What a component shows.
  ///
  /// - Throws: `ComponentResolutionError.unknownKind` when nobody registered its kind; what its resolver throws.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    if let resolver = resolvers[component.kind] { return try resolver.resolve(component, context: context) }
    if let fallback, fallback.isRegistered(component.kind) {
      return try fallback.resolve(component, context: context)
    }
    throw ComponentResolutionError.unknownKind(component.kind)
  }
}

/// Resolves every kind that was registered as a view alone.
public protocol CustomComponentResolving: Sendable {
  /// Whether a kind was registered.
  func isRegistered(_ kind: Document.ComponentKind) -> Bool

  /// What a component shows.
  @MainActor
  func resolve(_ component: Document.Component, context: ResolutionContext) throws
    -> ComponentResolutionResult
}
