public import CladsDocument

/// Resolves toggles.
public struct ToggleComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "toggle"

  public init() {}

  /// Returns the node of a toggle, which is on only if the bound value is `true`.
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
