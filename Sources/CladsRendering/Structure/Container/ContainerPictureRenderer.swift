import CladsDocument
import TextUI

/// Draws stacks in pictures.
public struct ContainerPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.container

  public init() {}

  /// Returns the view of a stack; a vertical one takes all available width.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .container(let container) = node else { return .empty }
    let alignment = Alignment(container.alignment)
    let children = container.children.map { context.render($0) }
    let view: PictureView =
      switch container.layoutType {
      case .vstack:
        .vstack(alignment: alignment.horizontal, spacing: container.spacing, children)
          .frame(maxWidth: .infinity, alignment: Alignment(container.alignment.horizontal))
      case .hstack: .hstack(alignment: alignment.vertical, spacing: container.spacing, children)
      case .zstack: .zstack(alignment: alignment, children)
      }
    return view.padding(container.padding).clipped().styled(container.style)
  }
}
