public import CladsDocument
import TextUI

/// Resolves labels.
public struct LabelComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "label"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let content = try context.resolveContent(of: component)
    let padding = context.level == .base ? context.insets(component.padding) : .zero
    return .renderOnly(
      .text(
        TextNode(
          id: context.identifier(component.id), content: content.content, styleId: component.styleId,
          style: context.style(of: component), padding: padding, bindingPath: content.bindingPath,
          bindingTemplate: content.bindingTemplate, place: context.place(of: component.origin))))
  }
}
