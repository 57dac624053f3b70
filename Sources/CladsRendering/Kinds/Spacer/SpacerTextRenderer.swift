package import TextUI

/// Draws spacers.
package struct SpacerTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.spacer

  package init() {}

  /// Returns a space of fixed size if the node has one, else a flexible one.
  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .spacer(let spacer) = node else { return AnyTextView(EmptyTextView()) }
    if spacer.width != nil || spacer.height != nil {
      return AnyTextView(Space(width: spacer.width ?? 0, height: spacer.height ?? 0))
    }
    return AnyTextView(Spacer(minLength: spacer.minLength ?? Estimates.spacerMinLength))
  }
}
