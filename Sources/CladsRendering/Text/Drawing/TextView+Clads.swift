package import CladsDocument
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
  package func applyCladsSize(_ style: IR.Style, alignment: Alignment = .center) -> AnyTextView {
    styled(SizeStyle(style, alignment: alignment))
  }
}

extension Text {
  /// Creates a text with the font, color and alignment of a style.
  public init(_ content: String, style: IR.Style) {
    var text = Text(content).font(Font(style))
    if let color = style.textColor { text = text.foreground(color) }
    if let alignment = style.textAlignment { text = text.multilineAlignment(TextAlignment(alignment)) }
    self = text
  }
}

extension Font {
  /// Creates the font of a style; what it leaves open is that of the body of a text. A font family is used
  /// as it is, in its regular weight.
  ///
  /// Where a style has a size or a weight, that is SwiftUI's `.system(size:weight:)`, which the text size of
  /// the user does not change. It changes a font of a family, and the default one.
  public init(_ style: IR.Style) {
    let weight = style.fontFamily == nil ? style.fontWeight.map { FontWeight($0) } : nil
    let font = Font(size: style.fontSize ?? 17, weight: weight ?? .regular, family: style.fontFamily)
    let isFixed = style.fontFamily == nil && (style.fontSize != nil || style.fontWeight != nil)
    self = isFixed ? font : font.followingTextSize()
  }
}

extension FontWeight {
  /// Creates the weight that a document names.
  package init(_ weight: Document.FontWeight) {
    let index = Document.FontWeight.allCases.firstIndex(of: weight)
    self = index.flatMap { FontWeight(rawValue: $0 + 1) } ?? .regular
  }
}
