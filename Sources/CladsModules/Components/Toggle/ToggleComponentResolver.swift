public import CladsDocument
public import CladsRenderTree

/// Resolves switches.
public struct ToggleComponentResolver: ComponentResolving {
  /// The kind.
  public static let componentKind: Document.ComponentKind = "toggle"

  /// Creates a resolver.
  public init() {}

  /// A switch as a node; it is on only when the state holds `true`.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let binding = try context.binding(of: component, isFollowed: false)
    return .renderOnly(
      .toggle(
        ToggleNode(
          id: context.identifier(component.id), isOn: binding.value == .boolValue(true),
          styleId: component.styleId, style: context.style(of: component), bindingPath: binding.path,
          onValueChanged: context.onValueChanged(of: component), place: context.place(of: component.origin))))
  }
}
