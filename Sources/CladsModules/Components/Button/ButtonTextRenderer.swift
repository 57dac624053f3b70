public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws buttons.
public struct ButtonTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.button

  /// Creates a renderer.
  public init() {}

  /// The view of a button.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .button(let button) = node else { return AnyTextView(EmptyTextView()) }
    let view = ButtonView(configuration: ButtonConfiguration(button))
    guard let perform = context.perform(button.onTap, of: button.place) else { return AnyTextView(view) }
    return view.onTapGesture(perform: perform)
  }
}
