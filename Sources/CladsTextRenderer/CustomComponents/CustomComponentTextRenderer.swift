public import CladsRenderTree
public import TextUI

/// Draws the components of an app that are only views.
public struct CustomComponentTextRenderer: TextNodeRendering {
  /// The kind that all of them share.
  public static let nodeKind = RenderNodeKind.customComponent

  private let components: CustomComponentRegistry

  /// Creates a renderer for registered components.
  public init(_ components: CustomComponentRegistry) { self.components = components }

  /// The view that the component makes of itself.
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
