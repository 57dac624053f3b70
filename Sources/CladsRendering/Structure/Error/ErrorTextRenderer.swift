public import TextUI

/// Draws a node that could not be resolved: the message in a box, and below it whatever could be resolved.
public struct ErrorTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.error

  public init() {}

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
