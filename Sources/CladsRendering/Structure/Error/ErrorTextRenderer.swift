package import TextUI

/// Draws a node that could not be resolved: the message in a box, and below it whatever could be resolved.
package struct ErrorTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.error

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .error(let error) = node else { return AnyTextView(EmptyTextView()) }
    // The box is as large as the style makes the component, so that what is around it has the right place.
    let size = error.style.size
    let fills = (width: size.width != nil, height: size.height != nil)
    let box = PerMedium {
      Text(error.message).foreground(.red)
        .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        .frame(maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil)
        .border(.square, .red).applyCladsSize(error.style)
    } points: {
      let red = Color(red: 0.84, green: 0.12, blue: 0.1)
      Text(error.message).font(Font(size: 12)).foreground(red)
        .padding(PointInsets(top: 4, bottom: 4, leading: 8, trailing: 8))
        .frame(maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil)
        .border(red, width: 1, in: .rectangle(cornerRadius: 4)).applyCladsSize(error.style)
    }
    guard !error.content.isEmpty else { return AnyTextView(box) }
    return AnyTextView(
      VStack(alignment: .center, spacing: 0) {
        box
        error.content.map { context.render($0) }
      })
  }
}
