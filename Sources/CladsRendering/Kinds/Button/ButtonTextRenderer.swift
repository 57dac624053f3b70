public import TextUI

/// Draws buttons.
public struct ButtonTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.button

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .button(let button) = node else { return AnyTextView(EmptyTextView()) }
    let view = ButtonView(configuration: ButtonConfiguration(button))
    guard let perform = context.perform(button.onTap, of: button.place) else { return AnyTextView(view) }
    return view.configured { listener(TapListener(perform)) }
  }
}
