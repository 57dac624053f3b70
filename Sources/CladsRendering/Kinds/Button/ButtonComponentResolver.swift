public import CladsDocument

/// Resolves buttons.
public struct ButtonComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "button"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let caption = try context.resolveCaption(of: component)
    var node = ButtonNode(
      id: context.identifier(component.id), label: caption.content, styleId: component.styleId,
      style: context.style(of: component, component.styles?.normal ?? component.styleId),
      onTap: context.onTap(of: component), place: context.place(of: component.origin))
    node.selectedStyle = component.styles?.selected.map { context.style(of: component, $0) }
    node.disabledStyle = component.styles?.disabled.map { context.style(of: component, $0) }
    node.isSelectedBinding = component.isSelectedBinding
    node.isSelected = component.isSelectedBinding.map { context.condition($0) } ?? false
    node.fillWidth = component.fillWidth ?? node.fillWidth
    node.image = try component.image.flatMap { try image($0, context) }
    node.imagePlacement = component.imagePlacement ?? node.imagePlacement
    node.imageSpacing = component.imageSpacing ?? node.imageSpacing
    node.buttonShape = component.buttonShape
    node.bindingPath = caption.bindingPath
    node.bindingTemplate = caption.bindingTemplate
    return .renderOnly(.button(node))
  }

  /// Returns the image of a button; a button cannot show an activity indicator.
  @MainActor
  private func image(
    _ source: Document.ImageSource, _ context: ResolutionContext
  ) throws -> ImageNode.Source? {
    if let symbol = source.sfsymbol { return .sfsymbol(symbol) }
    if let asset = source.asset { return .asset(asset) }
    guard let url = source.url, !url.isEmpty else { return nil }
    return try context.remoteImage(url)
  }
}
