public import TextUI

/// Draws the custom components that are only views.
public struct CustomComponentTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.customComponent

  private let components: CustomComponentRegistry

  public init(_ components: CustomComponentRegistry) { self.components = components }

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let custom) = node, let component = custom as? CustomComponentRenderNode else {
      return AnyTextView(EmptyTextView())
    }
    guard let type = components.componentType(for: component.typeName) else {
      return AnyTextView(Text("Unknown component: \(component.typeName)").foreground(.red))
    }
    return type.makeView(context: CustomComponentContext(component, context))
  }
}
