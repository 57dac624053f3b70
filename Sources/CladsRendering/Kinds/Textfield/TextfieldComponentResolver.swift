public import CladsDocument

/// Resolves text fields.
public struct TextfieldComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "textfield"

  public init() {}

  /// Returns the node of a text field; a bound value that is not a string is shown as empty.
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
