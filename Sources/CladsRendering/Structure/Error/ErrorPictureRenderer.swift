/// Draws a node that could not be resolved: the message in a box, and below it whatever could be resolved.
public struct ErrorPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.error

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .error(let error) = node else { return .empty }
    let red = IR.Color(red: 0.84, green: 0.12, blue: 0.1)
    let message = PictureView.text(error.message, font: PictureFont(size: 12), color: red)
      .padding(IR.EdgeInsets(top: 4, bottom: 4, leading: 8, trailing: 8))
      .border(red, width: 1, in: .rectangle(cornerRadius: 4))
    return error.content.isEmpty ? message : .vstack([message] + error.content.map { context.render($0) })
  }
}
