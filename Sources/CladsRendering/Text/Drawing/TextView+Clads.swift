import CladsDocument
public import TextUI

extension TextView {
  /// Returns the view with the font, colors, corners, border and size of a style. Padding is left to the
  /// caller.
  public func applyCladsStyle(_ style: IR.Style) -> AnyTextView { styled(ContentStyle(style)) }

  /// Returns the view with the padding, size, background and border of a container's style.
  public func applyContainerStyle(_ style: IR.Style) -> AnyTextView { styled(ContainerStyle(style)) }

  /// Returns the view with the text color and text alignment of a style.
  package func applyCladsFont(_ style: IR.Style) -> AnyTextView { styled(FontStyle(style)) }

  /// Returns the view in a frame of the style's size, aligned by `alignment`.
  public func applyCladsSize(_ style: IR.Style, alignment: Alignment = .center) -> AnyTextView {
    styled(SizeStyle(style, alignment: alignment))
  }
}

extension Text {
  /// Creates a text with the font weight, color and alignment of a style.
  public init(_ content: String, style: IR.Style) {
    var text = Text(content)
    switch style.fontFamily == nil ? style.fontWeight : nil {
    case .semibold?, .bold?, .heavy?, .black?: text = text.bold()
    case .ultraLight?, .thin?, .light?: text = text.dim()
    default: break
    }
    if let color = style.textColor { text = text.foreground(Color(color)) }
    if let alignment = style.textAlignment { text = text.multilineAlignment(TextAlignment(alignment)) }
    self = text
  }
}
