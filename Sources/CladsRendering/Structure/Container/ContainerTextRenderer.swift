import CladsDocument
public import TextUI

/// Draws stacks.
public struct ContainerTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.container

  public init() {}

  /// Returns the view of a stack; a vertical one takes all available width.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .container(let container) = node else { return AnyTextView(EmptyTextView()) }
    let alignment = Alignment(container.alignment)
    let view: AnyTextView
    switch container.layoutType {
    case .vstack:
      view = VStack(alignment: alignment.horizontal, spacing: Scale.rows(container.spacing)) {
        ForEach(container.children) { context.render($0) }
      }.frame(maxWidth: Length.infinity, alignment: Alignment(container.alignment.horizontal))
    case .hstack:
      view = AnyTextView(
        HStack(alignment: alignment.vertical, spacing: Scale.columns(container.spacing)) {
          ForEach(container.children) { context.render($0) }
        })
    case .zstack:
      view = AnyTextView(
        ZStack(alignment: alignment) {
          ForEach(container.children) { context.render($0) }
        })
    }
    return view.styled(InsetStyle(EdgeInsets(container.padding))).styled(ContainerStyle(container.style))
  }
}
