import CladsDocument
public import TextUI

/// The font, colors, corners, border and size of a style of a document, without its padding.
public struct ContentStyle: Style {
  private let style: IR.Style

  public init(_ style: IR.Style) { self.style = style }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.styled(FontStyle(style)).styled(SizeStyle(style)).styled(BackdropStyle(style, isPadded: false))
  }
}

/// The padding, size, background and border of the style of a container.
public struct ContainerStyle: Style {
  private let style: IR.Style
  private let alignment: Alignment

  /// Creates a style in whose size the content is aligned by `alignment`.
  public init(_ style: IR.Style, alignment: Alignment = .center) {
    self.style = style
    self.alignment = alignment
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    guard style != IR.Style() else { return AnyTextView(content) }
    return content.styled(InsetStyle(style)).styled(SizeStyle(style, alignment: alignment))
      .styled(BackdropStyle(style, isPadded: true))
  }
}

/// The text color and text alignment of a style.
public struct FontStyle: Style {
  private let style: IR.Style

  public init(_ style: IR.Style) { self.style = style }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    var view = AnyTextView(content)
    if let color = style.textColor { view = view.styled(ForegroundStyle(Color(color))) }
    if let alignment = style.textAlignment { view = view.multilineTextAlignment(TextAlignment(alignment)) }
    return view
  }
}

/// Padding in cells, or that of a style.
public struct InsetStyle: Style {
  private let insets: EdgeInsets

  public init(_ insets: EdgeInsets) { self.insets = insets }

  public init(_ style: IR.Style) { insets = EdgeInsets(style.padding) }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.padding(insets) }
}

/// The size of a style.
public struct SizeStyle: Style {
  private let size: IR.Size
  private let alignment: Alignment

  /// Creates a frame in which the content is aligned by `alignment`.
  public init(_ style: IR.Style, alignment: Alignment = .center) {
    size = style.size
    self.alignment = alignment
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    guard size != IR.Size() else { return AnyTextView(content) }
    let columns = { (length: Document.Dimension?) in length?.points.map(Scale.drawnColumns) }
    let rows = { (length: Document.Dimension?) in length?.points.map(Scale.drawnRows) }
    var view = AnyTextView(content)
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
}

/// The background and the border of a style.
///
/// A filled box without a border of its own gets one where `isPadded` is true and the style's padding leaves
/// room for it on all sides.
public struct BackdropStyle: Style {
  private let style: IR.Style
  private let isPadded: Bool

  public init(_ style: IR.Style, isPadded: Bool) {
    self.style = style
    self.isPadded = isPadded
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    var view = AnyTextView(content)
    let isRound = (style.cornerRadius ?? 0) > 0
    let fill = style.backgroundColor.flatMap { $0.alpha > 0 ? Color($0) : nil }
    let padding = EdgeInsets(style.padding)
    let isRoomy =
      isPadded && padding.leading > 0 && padding.trailing > 0 && padding.top > 0 && padding.bottom > 0
    if let color = style.borderColor, (style.borderWidth ?? 0) > 0 {
      view = view.styled(OutlineStyle(isRound ? .rounded : .square, color: Color(color)))
    } else if let fill, isRoomy {
      view = view.styled(
        OutlineStyle(isRound ? .rounded : .square, color: fill.mixed(with: .gray, share: 0.4)))
    }
    return fill.map { view.styled(BackgroundStyle($0)) } ?? view
  }
}

extension Document.Dimension {
  /// The fraction of the available space, or `nil` for a length in points.
  var share: Double? { if case .fractional(let share) = self { share } else { nil } }
}
