public import TextUI

/// Draws images.
public struct ImageTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.image

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .image(let image) = node else { return AnyTextView(EmptyTextView()) }
    let view = ImageView(configuration: ImageConfiguration(image))
    guard let perform = context.perform(image.onTap, of: image.place) else { return AnyTextView(view) }
    return view.configured { listener(TapListener(perform)) }
  }
}
