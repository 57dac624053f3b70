public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws what could not be resolved: the message in a small box, and below it what could be made of the place.
public struct ErrorTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.error

  /// Creates a renderer.
  public init() {}

  /// The box with the message.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .error(let error) = node else { return AnyTextView(EmptyTextView()) }
    let box = Text(error.message).foreground(.red)
      .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)).border(.square, .red)
    guard !error.content.isEmpty else { return box }
    return AnyTextView(
      VStack(alignment: .center, spacing: 0) {
        box
        ForEach(error.content) { context.render($0) }
      })
  }
}
