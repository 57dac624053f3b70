public import CladsDocument
public import CladsRenderTree

/// Resolves lines.
public struct DividerComponentResolver: ComponentResolving {
  /// The kind.
  public static let componentKind: Document.ComponentKind = "divider"

  /// Creates a resolver.
  public init() {}

  /// A line as a node.
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
