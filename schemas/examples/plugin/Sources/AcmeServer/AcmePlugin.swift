import CladsModules

/// Everything that Acme's app adds to documents.
public struct AcmePlugin: CLADSPlugin {
  /// Creates the plugin.
  public init() {}

  /// Adds everything it brings.
  public func register(with registry: CladsRegistry) {
    registry.registerComponent(
      propertiesType: ChartProperties.self, resolver: ChartResolver(), textRenderer: ChartTextRenderer())
    registry.registerAction(RestockActionHandler())
    registry.registerDesignSystem(AcmeDesignSystem())
    registry.registerSectionLayout(
      resolver: CarouselLayoutConfigResolver(), textRenderer: CarouselSectionLayoutRenderer())
    registry.registerCustomComponent(PriceTag.self)
  }
}
