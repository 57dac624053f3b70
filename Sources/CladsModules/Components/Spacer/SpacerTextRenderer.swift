public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws flexible space.
public struct SpacerTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.spacer

  /// Creates a renderer.
  public init() {}

  /// The space; of a fixed size when the node has one.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .spacer(let spacer) = node else { return AnyTextView(EmptyTextView()) }
    if spacer.width != nil || spacer.height != nil {
      return AnyTextView(
        EmptyTextView().frame(
          width: spacer.width.map(Scale.columns) ?? 0, height: spacer.height.map(Scale.rows) ?? 0))
    }
    return AnyTextView(Spacer(minLength: spacer.minLength.map(Scale.columns) ?? 0))
  }
}
