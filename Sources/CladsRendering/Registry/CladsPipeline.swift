public import CladsExpressions
public import CladsRuntime

/// Everything that resolves, draws and runs documents: an immutable copy of a registry.
public struct CladsPipeline: Sendable {
  public let resolvers: ComponentResolverRegistry
  public let sectionResolvers: SectionLayoutConfigResolverRegistry
  public let renderers: TextRendererRegistries
  public let actions: ActionRegistry
  /// The addons, which decode and draw modifiers.
  public let addons: AddonRegistry
  /// The evaluator of expressions, with the registered functions.
  public let evaluator: ExpressionEvaluator
  /// The design systems, by identifier.
  package let designSystems: [String: any DesignSystemProvider]
  /// The registered names that documents may use in addition to the built-in ones.
  public let names: RegisteredNames

  /// Returns the design system with this name; the first one if there is none, or `nil` if none is
  /// registered.
  public func designSystem(named name: String?) -> (any DesignSystemProvider)? {
    name.flatMap { designSystems[$0] } ?? designSystems.sorted { $0.key < $1.key }.first?.value
  }
}
