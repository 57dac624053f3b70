import CladsRendering

/// The components, actions, section layouts, design system, modifiers and functions of Acme's app.
public struct AcmePlugin: CLADSPlugin {
  public init() {}

  public func register(with registry: CladsRegistry) {
    registry.registerComponent(
      propertiesType: ChartProperties.self, resolver: ChartResolver(), textRenderer: ChartTextRenderer())
    registry.registerAction(RestockActionHandler())
    registry.registerDesignSystem(AcmeDesignSystem())
    registry.registerSectionLayout(
      resolver: CarouselLayoutConfigResolver(), textRenderer: CarouselSectionLayoutRenderer())
    registry.registerCustomComponent(PriceTag.self)
    registry.registerAddon(AcmeAddon.self)
    registry.registerFunction(.cents)
  }
}
