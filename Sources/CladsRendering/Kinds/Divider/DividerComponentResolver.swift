public import CladsDocument

/// Resolves dividers.
public struct DividerComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "divider"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    .renderOnly(
      .divider(
        DividerNode(
          id: context.identifier(component.id), style: context.style(of: component),
          place: context.place(of: component.origin))))
  }
}
