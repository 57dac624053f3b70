public import CladsDocument
import CladsExpressions
public import CladsRuntime

/// The registry of everything that resolves, draws and runs documents. It starts with everything built in.
///
/// Of two registrations with the same name the last one wins.
public final class CladsRegistry {
  public let propertiesRegistry: ComponentPropertiesRegistry
  public let componentRegistry: ComponentResolverRegistry
  public let textRegistry: TextNodeRendererRegistry
  public let actionRegistry: ActionRegistry
  public let sectionLayoutRegistry: SectionLayoutConfigResolverRegistry
  package let sectionRendererRegistry: TextSectionLayoutRendererRegistry
  /// The renderers that are used in pictures instead of those of text.
  private let pictureNodes = TextNodeRendererRegistry()
  private let pictureSections = TextSectionLayoutRendererRegistry()
  /// The custom components that are only views.
  package let customComponentRegistry = CustomComponentRegistry()
  /// The addons, which decode and draw modifiers.
  package private(set) var addonRegistry = AddonRegistry.default
  /// The functions of expressions that are not built in, in the order of registration.
  public private(set) var functions: [MemberFunction] = []
  /// The design systems, by identifier.
  package private(set) var designSystems: [String: any DesignSystemProvider] = [:]
  /// The registered names that documents may use in addition to the built-in ones.
  public private(set) var vocabulary = RegisteredNames()
  /// The type of the plugin that is being loaded.
  private var plugin: (any CLADSPlugin.Type)? { didSet { pluginName = nil } }
  /// Made when a plugin registers a name, because it costs more than to load a plugin without names.
  private var pluginName: String?

  /// Creates a registry with the given registries; those left out contain everything built in.
  ///
  /// Documents may use whatever the given registries contain.
  public init(
    propertiesRegistry: ComponentPropertiesRegistry? = nil,
    componentRegistry: ComponentResolverRegistry? = nil, textRegistry: TextNodeRendererRegistry? = nil,
    actionRegistry: ActionRegistry? = nil
  ) {
    self.propertiesRegistry = propertiesRegistry ?? ComponentPropertiesRegistry()
    self.componentRegistry = componentRegistry ?? .default
    self.textRegistry = textRegistry ?? .default
    self.actionRegistry = actionRegistry ?? .default
    sectionLayoutRegistry = .withBuiltInResolvers()
    sectionRendererRegistry = .default
    let kinds = self.componentRegistry.registeredKinds.subtracting(BuiltIns.kinds)
    for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) {
      vocabulary.add(kind: kind, rows: nil, owner: owner)
    }
    for type in self.actionRegistry.registeredTypes where !BuiltIns.actionTypes.contains(type) {
      vocabulary.add(action: type, owner: owner)
    }
  }

  /// Registers everything that a plugin provides.
  @MainActor
  public func load(_ plugin: any CLADSPlugin) {
    self.plugin = type(of: plugin)
    plugin.register(with: self)
    self.plugin = nil
  }

  /// The name of the plugin that is being loaded, which is the origin of its names.
  private var owner: String {
    if let pluginName { return pluginName }
    let name = plugin.map { String(describing: $0) } ?? "plugin"
    pluginName = name
    return name
  }

  /// Registers everything that plugins provide, in order.
  @MainActor
  public func load(_ plugins: [any CLADSPlugin]) {
    for plugin in plugins { load(plugin) }
  }
}

/// Components.
extension CladsRegistry {
  /// Registers a component with its keys, its resolver and its renderer.
  public func registerComponent<Properties: ComponentProperties>(
    propertiesType: Properties.Type, resolver: some ComponentResolving, textRenderer: some TextNodeRendering
  ) {
    registerComponent(propertiesType: propertiesType, resolver: resolver)
    registerTextRenderer(textRenderer)
  }

  /// Registers a component that resolves to an existing node kind.
  public func registerComponent<Properties: ComponentProperties>(
    propertiesType: Properties.Type, resolver: some ComponentResolving
  ) {
    registerProperties(propertiesType)
    registerResolver(resolver)
  }

  /// Registers the keys of a component.
  public func registerProperties<Properties: ComponentProperties>(_ type: Properties.Type) {
    propertiesRegistry.register(type)
    guard case .object(let shape)? = Properties.schema?.shape else {
      return vocabulary.add(kind: Properties.kind, rows: nil, owner: owner)
    }
    vocabulary.add(
      kind: Properties.kind, rows: shape.rows, documentation: shape.documentation, owner: owner)
  }

  /// Registers the resolver of a component.
  public func registerResolver<Resolver: ComponentResolving>(_ resolver: Resolver) {
    componentRegistry.register(resolver)
    vocabulary.add(kind: Resolver.componentKind, rows: nil, owner: owner)
  }

  /// Registers the resolver of a component kind, for a resolver that handles several kinds.
  public func registerResolver(_ resolver: some ComponentResolving, for kind: Document.ComponentKind) {
    componentRegistry.register(resolver, for: kind)
    vocabulary.add(kind: kind, rows: nil, owner: owner)
  }

  /// Registers a renderer, whose views are drawn in text and in pictures.
  public func registerTextRenderer(_ renderer: some TextNodeRendering) { textRegistry.register(renderer) }

  /// Registers a renderer that is used in pictures instead of the one for text.
  public func registerPictureRenderer(_ renderer: some TextNodeRendering) { pictureNodes.register(renderer) }

  /// Registers the renderer of a section layout that is used in pictures instead of the one for text.
  public func registerPictureRenderer(_ renderer: some TextSectionLayoutRendering) {
    pictureSections.register(renderer)
  }

  /// Registers a custom component that is only a view.
  public func registerCustomComponent(_ component: any CustomComponent.Type) {
    customComponentRegistry.register(component)
    vocabulary.add(kind: Document.ComponentKind(rawValue: component.typeName), rows: nil, owner: owner)
  }
}

/// Actions, functions, section layouts and design systems.
extension CladsRegistry {
  /// Registers a function of expressions, such as `name.uppercase`.
  public func registerFunction(_ function: MemberFunction) {
    functions.append(function)
    vocabulary.add(function: function, owner: owner)
  }

  /// Registers the handler of an action type.
  public func registerAction(_ handler: some ActionHandler) {
    actionRegistry.register(handler)
    vocabulary.add(action: type(of: handler).actionType, owner: owner)
  }

  /// Registers a closure as the handler of an action type.
  public func registerAction(_ type: String, closure: @escaping ActionClosure) {
    actionRegistry.registerClosure(type, closure: closure)
    vocabulary.add(action: type, owner: owner)
  }

  /// Registers a section layout with its resolver and its renderer.
  public func registerSectionLayout<Resolver: SectionLayoutConfigResolving>(
    resolver: Resolver, textRenderer: some TextSectionLayoutRendering
  ) {
    sectionLayoutRegistry.register(resolver)
    sectionRendererRegistry.register(textRenderer)
    vocabulary.add(sectionLayout: Resolver.layoutType, owner: owner)
  }

  /// Registers a design system, whose `resolveStyle` decides which tokens exist.
  public func registerDesignSystem<Provider: DesignSystemProvider>(_ provider: Provider) {
    designSystems[Provider.identifier] = provider
    vocabulary.add(designSystem: provider, owner: owner)
  }

  /// Registers an addon, which is tried before those that were registered earlier and that of the core.
  public func registerAddon<Kind: Addon>(_ addon: Kind.Type) {
    addonRegistry.register(addon)
    for modifier in Kind.modifiers { vocabulary.add(modifier: modifier, owner: owner) }
  }

  /// Registers a modifier that consists of others.
  package func registerModifier(_ modifier: ModifierDescription) {
    addonRegistry.register(modifier)
    vocabulary.add(modifier: modifier, owner: owner)
  }

  /// Returns an immutable copy of the registry with additional custom components and with closures that
  /// replace the handlers of their action types.
  public func frozen(
    customActions: [String: ActionClosure] = [:], customComponents: [any CustomComponent.Type] = []
  ) -> CladsPipeline {
    let components = CustomComponentRegistry(copying: customComponentRegistry)
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
    var renderers = TextRendererRegistries(nodes: nodes, sections: sections)
    renderers.pictureNodes = TextNodeRendererRegistry(copying: pictureNodes)
    renderers.pictureSections = TextSectionLayoutRendererRegistry(copying: pictureSections)
    return CladsPipeline(
      resolvers: resolvers,
      sectionResolvers: SectionLayoutConfigResolverRegistry(copying: sectionLayoutRegistry),
      renderers: renderers,
      actions: actionRegistry.merging(customActions: customActions), addons: addonRegistry,
      evaluator: ExpressionEvaluator(functions: functions), designSystems: designSystems, names: names)
  }
}
