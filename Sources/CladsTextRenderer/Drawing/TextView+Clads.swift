import CladsDocument
public import CladsRenderTree
import CladsRuntime
public import TextUI

extension TextView {
  /// Returns the view with the font, colors, corners, border and size of a style. Padding is left to the
  /// caller.
  public func applyCladsStyle(_ style: IR.Style) -> AnyTextView {
    applyCladsFont(style).applyCladsSize(style).applyCladsBackdrop(style, isPadded: false)
  }

  /// Returns the view with the padding, size, background and border of a container's style.
  public func applyContainerStyle(_ style: IR.Style) -> AnyTextView {
    guard style != IR.Style() else { return AnyTextView(self) }
    return padding(EdgeInsets(style.padding)).applyCladsSize(style).applyCladsBackdrop(style, isPadded: true)
  }

  /// Returns the view with the text color and text alignment of a style.
  package func applyCladsFont(_ style: IR.Style) -> AnyTextView {
    var view = AnyTextView(self)
    if let color = style.textColor { view = view.foregroundColor(Color(color)) }
    if let alignment = style.textAlignment { view = view.multilineTextAlignment(TextAlignment(alignment)) }
    return view
  }

  /// Returns the view in a frame of the style's size, aligned by `alignment`.
  public func applyCladsSize(_ style: IR.Style, alignment: Alignment = .center) -> AnyTextView {
    let size = style.size
    guard size != IR.Size() else { return AnyTextView(self) }
    let columns = { (length: Document.Dimension?) in length?.points.map(Scale.drawnColumns) }
    let rows = { (length: Document.Dimension?) in length?.points.map(Scale.drawnRows) }
    var view = AnyTextView(self)
    if size.minWidth != nil || size.maxWidth != nil || size.minHeight != nil || size.maxHeight != nil {
      view = view.frame(
        minWidth: columns(size.minWidth), maxWidth: columns(size.maxWidth), minHeight: rows(size.minHeight),
        maxHeight: rows(size.maxHeight), alignment: alignment)
    }
    if size.width?.share != nil || size.height?.share != nil {
      view = view.frame(
        widthFraction: size.width?.share, heightFraction: size.height?.share, alignment: alignment)
    }
    let (width, height) = (columns(size.width), rows(size.height))
    return width == nil && height == nil
      ? view : view.frame(width: width, height: height, alignment: alignment)
  }

  /// Returns the view with the background and the border of a style.
  ///
  /// A filled box without a border of its own gets one where `isPadded` is true and the style's padding
  /// leaves room for it on all sides.
  func applyCladsBackdrop(_ style: IR.Style, isPadded: Bool) -> AnyTextView {
    var view = AnyTextView(self)
    let isRound = (style.cornerRadius ?? 0) > 0
    let fill = style.backgroundColor.flatMap { $0.alpha > 0 ? Color($0) : nil }
    let padding = EdgeInsets(style.padding)
    let isRoomy =
      isPadded && padding.leading > 0 && padding.trailing > 0 && padding.top > 0 && padding.bottom > 0
    if let color = style.borderColor, (style.borderWidth ?? 0) > 0 {
      view = view.outline(isRound ? .rounded : .square, Color(color))
    } else if let fill, isRoomy {
      view = view.outline(isRound ? .rounded : .square, fill.mixed(with: .gray, share: 0.4))
    }
    return fill.map { view.background($0) } ?? view
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

extension Document.Dimension {
  /// The fraction of the available space, or `nil` for a length in points.
  var share: Double? { if case .fractional(let share) = self { share } else { nil } }
}
