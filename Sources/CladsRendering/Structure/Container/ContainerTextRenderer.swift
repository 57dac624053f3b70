import CladsDocument
package import TextUI

/// Draws stacks.
package struct ContainerTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.container

  package init() {}

  /// Returns the view of a stack; a vertical one takes all available width.
  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .container(let container) = node else { return AnyTextView(EmptyTextView()) }
    let alignment = container.alignment
    let children = container.children.map { context.render($0) }
    let view: AnyTextView
    switch container.layoutType {
    case .vstack:
      view = VStack(alignment: alignment.horizontal, spacing: container.spacing) { children }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.horizontal))
    case .hstack:
      view = AnyTextView(HStack(alignment: alignment.vertical, spacing: container.spacing) { children })
    case .zstack:
      view = AnyTextView(ZStack(alignment: alignment) { children })
    }
    return view.padding(container.padding).overflowClipped().styled(ContainerStyle(container.style))
  }
}
