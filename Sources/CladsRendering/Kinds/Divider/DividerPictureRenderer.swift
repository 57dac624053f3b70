import TextUI

/// Draws dividers in pictures.
public struct DividerPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.divider

  public init() {}

  /// Returns a horizontal line of all available width.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .divider(let divider) = node else { return .empty }
    let color = divider.style.backgroundColor ?? SystemColors.separator(context.colorScheme)
    return PictureView.shape(.rectangle(cornerRadius: 0), fill: .color(color))
      .frame(height: divider.style.height ?? 1).frame(maxWidth: .infinity).padding(divider.style.padding)
  }
}
