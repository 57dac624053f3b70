public import CladsDocument
public import CladsRenderTree
public import CladsRuntime
import CladsSchema
public import CladsTextRenderer

/// One place to register everything that resolves, draws and runs documents; starts with everything built in.
///
/// Of two registrations under one name the last counts.
@MainActor
public final class CladsRegistry {
  /// The resolvers of components.
  public let componentRegistry: ComponentResolverRegistry
  /// The renderers of nodes.
  public let textRegistry: TextNodeRendererRegistry
  /// The handlers of actions.
  public let actionRegistry: ActionRegistry
  /// The resolvers of section layouts.
  public let sectionLayoutRegistry: SectionLayoutConfigResolverRegistry
  /// The renderers of section layouts.
  public let sectionRendererRegistry: TextSectionLayoutRendererRegistry
  /// The components that are only views.
  public private(set) var customComponentRegistry = CustomComponentRegistry()
  /// The design systems, by their identifiers.
  public private(set) var designSystems: [String: any DesignSystemProvider] = [:]
  /// The names that documents may use because of what was registered.
  public private(set) var vocabulary = RegisteredNames()
  /// Who is registering, for messages.
  private var owner = "plugin"

  /// Creates a registry with everything built in.
  ///
  /// - Parameters:
  ///   - componentRegistry: the resolvers to start with, instead of the built-in ones.
  ///   - textRegistry: the renderers to start with, instead of the built-in ones.
  ///   - actionRegistry: the handlers to add to, instead of the built-in ones.
  public init(
    componentRegistry: ComponentResolverRegistry? = nil, textRegistry: TextNodeRendererRegistry? = nil,
    actionRegistry: ActionRegistry? = nil
  ) {
    self.componentRegistry = componentRegistry ?? .default
    self.textRegistry = textRegistry ?? .default
    self.actionRegistry = actionRegistry ?? .default
    sectionLayoutRegistry = .withBuiltInResolvers()
    sectionRendererRegistry = .default
  }

  /// Has a plugin register everything it brings.
  public func load(_ plugin: any CLADSPlugin) {
    owner = String(describing: type(of: plugin))
    plugin.register(with: self)
    owner = "plugin"
  }

  /// Has plugins register everything they bring, in their order.
  public func load(_ plugins: [any CLADSPlugin]) {
    for plugin in plugins { load(plugin) }
  }
}

/// Components.
extension CladsRegistry {
  /// Registers a component: its own keys, its resolver, and what draws it.
  public func registerComponent<Properties: ComponentProperties>(
    propertiesType: Properties.Type, resolver: some ComponentResolving, textRenderer: some TextNodeRendering
  ) {
    registerComponent(propertiesType: propertiesType, resolver: resolver)
    registerTextRenderer(textRenderer)
  }

  /// Registers a component that is drawn as one of the nodes that there are.
  public func registerComponent<Properties: ComponentProperties>(
    propertiesType: Properties.Type, resolver: some ComponentResolving
  ) {
    registerProperties(propertiesType)
    registerResolver(resolver)
  }

  /// Registers the own keys of a component.
  public func registerProperties<Properties: ComponentProperties>(_ type: Properties.Type) {
    guard case .object(let shape)? = Properties.schema?.shape else {
      return vocabulary.add(kind: Properties.kind, rows: nil, owner: owner)
    }
    vocabulary.add(
      kind: Properties.kind, rows: shape.rows, documentation: shape.documentation, owner: owner)
  }

  /// Registers what resolves a component.
  public func registerResolver<Resolver: ComponentResolving>(_ resolver: Resolver) {
    componentRegistry.register(resolver)
    vocabulary.add(kind: Resolver.componentKind, rows: nil, owner: owner)
  }

  /// Registers what resolves the components of a kind, for a resolver that serves several.
  public func registerResolver(_ resolver: some ComponentResolving, for kind: Document.ComponentKind) {
    componentRegistry.register(resolver, for: kind)
    vocabulary.add(kind: kind, rows: nil, owner: owner)
  }

  /// Registers what draws a node.
  public func registerTextRenderer(_ renderer: some TextNodeRendering) { textRegistry.register(renderer) }

  /// Registers a component that is only a view.
  public func registerCustomComponent(_ component: any CustomComponent.Type) {
    customComponentRegistry.register(component)
    vocabulary.add(kind: Document.ComponentKind(rawValue: component.typeName), rows: nil, owner: owner)
  }
}

/// Everything else.
extension CladsRegistry {
  /// Registers what runs actions of a type.
  public func registerAction(_ handler: some ActionHandler) {
    actionRegistry.register(handler)
    vocabulary.add(action: type(of: handler).actionType, owner: owner)
  }

  /// Registers a closure that runs actions of a type.
  public func registerAction(_ type: String, closure: @escaping ActionClosure) {
    actionRegistry.registerClosure(type, closure: closure)
    vocabulary.add(action: type, owner: owner)
  }

  /// Registers a section layout: its measures, and what draws it.
  public func registerSectionLayout<Resolver: SectionLayoutConfigResolving>(
    resolver: Resolver, textRenderer: some TextSectionLayoutRendering
  ) {
    sectionLayoutRegistry.register(resolver)
    sectionRendererRegistry.register(textRenderer)
    vocabulary.add(sectionLayout: Resolver.layoutType, owner: owner)
  }

  /// Registers a design system.
  public func registerDesignSystem<Provider: DesignSystemProvider>(_ provider: Provider) {
    designSystems[Provider.identifier] = provider
    vocabulary.add(designSystem: Provider.identifier, owner: owner)
  }

  /// Everything that was registered, as a value.
  ///
  /// - Parameters:
  ///   - customActions: closures that run actions, in place of handlers of the same types.
  ///   - customComponents: more components that are only views.
  public func frozen(
    customActions: [String: ActionClosure] = [:], customComponents: [any CustomComponent.Type] = []
  ) -> CladsPipeline {
    var components = customComponentRegistry
    components.register(customComponents)
    var names = vocabulary
    for type in customActions.keys.sorted() { names.add(action: type, owner: owner) }
    for component in customComponents {
      names.add(kind: Document.ComponentKind(rawValue: component.typeName), rows: nil, owner: owner)
    }
    let resolvers = ComponentResolverRegistry(copying: componentRegistry)
    resolvers.setCustomComponentRegistry(components)
    let nodes = TextNodeRendererRegistry(copying: textRegistry)
    let sections = TextSectionLayoutRendererRegistry(copying: sectionRendererRegistry)
    nodes.register(CustomComponentTextRenderer(components))
    return CladsPipeline(
      resolvers: resolvers,
      sectionResolvers: SectionLayoutConfigResolverRegistry(copying: sectionLayoutRegistry),
      renderers: TextRendererRegistries(nodes: nodes, sections: sections),
      actions: actionRegistry.merging(customActions: customActions), designSystems: designSystems,
      names: names)
  }
}
