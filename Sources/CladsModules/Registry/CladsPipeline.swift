public import CladsRenderTree
public import CladsRuntime
public import CladsTextRenderer

/// Everything that resolves, draws and runs documents; a registry that does not change any more.
@MainActor
public struct CladsPipeline {
  /// The resolvers of components.
  public let resolvers: ComponentResolverRegistry
  /// The resolvers of section layouts.
  public let sectionResolvers: SectionLayoutConfigResolverRegistry
  /// Everything that draws.
  public let renderers: TextRendererRegistries
  /// The handlers of actions.
  public let actions: ActionRegistry
  /// The design systems, by their identifiers.
  public let designSystems: [String: any DesignSystemProvider]
  /// The names that documents may use besides the built-in ones.
  public let names: RegisteredNames

  /// The design system that a document names; any other when it is not registered.
  public func designSystem(named name: String?) -> (any DesignSystemProvider)? {
    name.flatMap { designSystems[$0] } ?? designSystems.sorted { $0.key < $1.key }.first?.value
  }
}
