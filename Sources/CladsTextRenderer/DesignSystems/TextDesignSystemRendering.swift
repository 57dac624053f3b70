public import CladsRenderTree
public import TextUI

/// A design system that draws components itself.
public protocol TextDesignSystemRendering: DesignSystemProvider {
  /// The view of a node that it can draw; nothing leaves the node to the standard renderer.
  @MainActor
  func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView?
}
