public import CladsDocument

/// Resolves all components that were registered as views only.
public struct CustomComponentResolver: Sendable {
  private let registry: CustomComponentRegistry

  public init(registry: CustomComponentRegistry) { self.registry = registry }

  /// Returns whether a component of a kind is registered.
  public func canResolve(_ kind: Document.ComponentKind) -> Bool { registry.isRegistered(kind) }

  /// Resolves a component into a render node with the values of its data references.
  ///
  /// - Throws: `CustomComponentResolutionError.notRegistered` if its type is not registered.
  @MainActor
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard canResolve(component.kind) else {
      throw CustomComponentResolutionError.notRegistered(component.kind.rawValue)
    }
    let node = CustomComponentRenderNode(
      typeName: component.kind.rawValue, component: component, style: context.style(of: component),
      data: context.resolveData(of: component), place: context.place(of: component.origin))
    return .renderOnly(.custom(kind: .customComponent, node: node))
  }
}
