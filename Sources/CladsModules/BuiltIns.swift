import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer

/// Everything built in that resolves and draws, in one list.
enum BuiltIns {
  static let resolvers: [any ComponentResolving] = [
    LabelComponentResolver(), ButtonComponentResolver(), TextfieldComponentResolver(),
    ToggleComponentResolver(), SliderComponentResolver(), ImageComponentResolver(),
    GradientComponentResolver(), ShapeComponentResolver(), DividerComponentResolver(),
    PageIndicatorComponentResolver(),
  ]

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
  /// A new registry with the resolvers of the built-in kinds.
  public static var `default`: ComponentResolverRegistry {
    let registry = ComponentResolverRegistry()
    registry.registerBuiltInResolvers()
    return registry
  }

  /// Adds the resolvers of the built-in kinds.
  public func registerBuiltInResolvers() {
    for resolver in BuiltIns.resolvers { register(resolver) }
  }
}

extension TextNodeRendererRegistry {
  /// A new registry with the renderers of everything built in.
  public static var `default`: TextNodeRendererRegistry {
    let registry = TextNodeRendererRegistry()
    registry.registerBuiltInRenderers()
    return registry
  }

  /// Adds the renderers of everything built in.
  public func registerBuiltInRenderers() {
    for renderer in BuiltIns.textRenderers { register(renderer) }
  }
}

extension TextSectionLayoutRendererRegistry {
  /// A new registry with the renderers of the built-in arrangements.
  public static var `default`: TextSectionLayoutRendererRegistry {
    let registry = TextSectionLayoutRendererRegistry()
    for renderer in BuiltIns.sectionRenderers { registry.register(renderer) }
    return registry
  }
}

extension SectionLayoutConfigResolverRegistry {
  /// A new registry with the resolvers of the built-in arrangements.
  public static func withBuiltInResolvers() -> SectionLayoutConfigResolverRegistry {
    let registry = SectionLayoutConfigResolverRegistry()
    registry.registerBuiltInResolvers()
    return registry
  }

  /// Adds the resolvers of the built-in arrangements.
  public func registerBuiltInResolvers() {
    for resolver in BuiltIns.sectionResolvers { register(resolver) }
  }
}
