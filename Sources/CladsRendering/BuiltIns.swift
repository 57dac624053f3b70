import CladsDocument
import CladsRuntime

/// The built-in resolvers and renderers.
enum BuiltIns {
  static let resolvers: [any ComponentResolving] = [
    LabelComponentResolver(), ButtonComponentResolver(), TextfieldComponentResolver(),
    ToggleComponentResolver(), SliderComponentResolver(), ImageComponentResolver(),
    GradientComponentResolver(), ShapeComponentResolver(), DividerComponentResolver(),
    PageIndicatorComponentResolver(),
  ]

  /// The built-in component kinds.
  static let kinds = Set(resolvers.map { type(of: $0).componentKind })

  /// The built-in action types of all levels.
  static let actionTypes = Set(ActionRegistry.standard(level: .extended).registeredTypes)

  static let textRenderers: [any TextNodeRendering] = [
    LabelTextRenderer(), ButtonTextRenderer(), TextfieldTextRenderer(), ToggleTextRenderer(),
    SliderTextRenderer(), ImageTextRenderer(), GradientTextRenderer(), ShapeTextRenderer(),
    DividerTextRenderer(), PageIndicatorTextRenderer(), ContainerTextRenderer(), SpacerTextRenderer(),
    SectionLayoutTextRenderer(), ErrorTextRenderer(),
  ]

  static let sectionRenderers: [any TextSectionLayoutRendering] = [
    ListSectionLayoutRenderer(), GridSectionLayoutRenderer(), FlowSectionLayoutRenderer(),
    HorizontalSectionLayoutRenderer(),
  ]

  static let sectionResolvers: [any SectionLayoutConfigResolving] = [
    ListLayoutConfigResolver(), GridLayoutConfigResolver(), FlowLayoutConfigResolver(),
    HorizontalLayoutConfigResolver(),
  ]
}

extension ComponentResolverRegistry {
  /// Creates a registry with the resolvers of the built-in kinds.
  public static var `default`: ComponentResolverRegistry {
    let registry = ComponentResolverRegistry()
    registry.registerBuiltInResolvers()
    return registry
  }

  /// Registers the resolvers of the built-in kinds.
  public func registerBuiltInResolvers() {
    for resolver in BuiltIns.resolvers { register(resolver) }
  }
}

extension TextNodeRendererRegistry {
  /// Creates a registry with the built-in renderers.
  public static var `default`: TextNodeRendererRegistry {
    let registry = TextNodeRendererRegistry()
    registry.registerBuiltInRenderers()
    return registry
  }

  /// Registers the built-in renderers.
  public func registerBuiltInRenderers() {
    for renderer in BuiltIns.textRenderers { register(renderer) }
  }
}

extension TextSectionLayoutRendererRegistry {
  /// Creates a registry with the renderers of the built-in section layouts.
  public static var `default`: TextSectionLayoutRendererRegistry {
    let registry = TextSectionLayoutRendererRegistry()
    registry.registerBuiltInRenderers()
    return registry
  }

  /// Registers the renderers of the built-in section layouts.
  public func registerBuiltInRenderers() {
    for renderer in BuiltIns.sectionRenderers { register(renderer) }
  }
}

extension SectionLayoutConfigResolverRegistry {
  /// Creates a registry with the resolvers of the built-in section layouts.
  public static func withBuiltInResolvers() -> SectionLayoutConfigResolverRegistry {
    let registry = SectionLayoutConfigResolverRegistry()
    registry.registerBuiltInResolvers()
    return registry
  }

  /// Registers the resolvers of the built-in section layouts.
  public func registerBuiltInResolvers() {
    for resolver in BuiltIns.sectionResolvers { register(resolver) }
  }
}

extension AddonRegistry {
  /// A registry with the modifiers of the core.
  public static var `default`: AddonRegistry {
    var registry = AddonRegistry()
    registry.register(CoreAddon.self)
    return registry
  }
}
