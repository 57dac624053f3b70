public import CladsDocument

/// Resolves shapes.
public struct ShapeComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "shape"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard let type = component.shapeType else {
      throw ComponentResolutionError.invalid(
        "this shape has no `shapeType` that exists, so the app shows an empty screen")
    }
    return .renderOnly(
      .shape(
        ShapeNode(
          id: context.identifier(component.id), shapeType: type, cornerRadius: component.cornerRadius ?? 0,
          style: context.style(of: component), place: context.place(of: component.origin))))
  }
}
