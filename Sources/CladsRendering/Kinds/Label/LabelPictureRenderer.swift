import CladsDocument
import TextUI

/// Draws labels in pictures.
public struct LabelPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.text

  public init() {}

  /// Returns the text, which is never cut.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .text(let label) = node else { return .empty }
    let style = label.style
    return .text(
      label.content, font: PictureFont(style), color: style.textColor,
      alignment: style.textAlignment.map { TextAlignment($0) } ?? .leading
    )
    .fixedSize(horizontal: false).styled(style, alignment: Alignment(style.textAlignment ?? .leading))
    .padding(label.padding)
  }
}
