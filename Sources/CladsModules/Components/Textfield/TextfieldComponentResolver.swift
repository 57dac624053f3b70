public import CladsDocument
public import CladsRenderTree

/// Resolves fields for text.
public struct TextfieldComponentResolver: ComponentResolving {
  /// The kind.
  public static let componentKind: Document.ComponentKind = "textfield"

  /// Creates a resolver.
  public init() {}

  /// A field as a node; anything in the state that is no text shows as nothing.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let binding = try context.binding(of: component, isFollowed: true)
    let text = if case .stringValue(let text)? = binding.value { text } else { "" }
    return .renderOnly(
      .textField(
        TextFieldNode(
          id: context.identifier(component.id), placeholder: component.placeholder ?? "", text: text,
          styleId: component.styleId, style: context.style(of: component), bindingPath: binding.path,
          onValueChanged: context.onValueChanged(of: component), place: context.place(of: component.origin))))
  }
}
