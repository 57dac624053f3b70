public import TextUI

/// A design system that draws some components itself.
public protocol TextDesignSystemRendering: DesignSystemProvider {
  /// Returns the view of a node, or `nil` to leave it to the registered renderer.
  @MainActor
  func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView?
}
