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
    if let color = style.textColor { view = view.styled(ForegroundStyle(color)) }
    if let alignment = style.textAlignment { view = view.multilineTextAlignment(TextAlignment(alignment)) }
    return view
  }
}

/// Padding in cells, or that of a style.
public struct InsetStyle: Style {
  private let cells: EdgeInsets?
  private let points: IR.EdgeInsets

  public init(_ insets: EdgeInsets) { (cells, points) = (insets, .zero) }
  public init(_ style: IR.Style) { (cells, points) = (nil, style.padding) }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    cells.map { content.padding($0) } ?? content.padding(points)
  }
}

/// The size of a style.
public struct SizeStyle: Style {
  private let size: IR.Size
  private let alignment: Alignment

  /// Creates a frame in which the content is aligned by `alignment`.
  public init(_ style: IR.Style, alignment: Alignment = .center) {
    self.init(style.size, alignment: alignment)
  }

  init(_ size: IR.Size, alignment: Alignment = .center) {
    self.size = size
    self.alignment = alignment
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    guard size != IR.Size() else { return AnyTextView(content) }
    return
      content
      .frame(
        minWidth: size.minWidth?.points, maxWidth: size.maxWidth?.points, minHeight: size.minHeight?.points,
        maxHeight: size.maxHeight?.points, alignment: alignment
      )
      .frame(widthFraction: size.width?.share, heightFraction: size.height?.share, alignment: alignment)
      .frame(width: size.width?.points, height: size.height?.points, alignment: alignment)
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
    let hasBackdrop = style.backgroundColor != nil || style.borderColor != nil
    guard hasBackdrop || (style.cornerRadius ?? 0) > 0 || style.shadow != nil else {
      return AnyTextView(content)
    }
    let view = AnyTextView(content)
    return AnyTextView(
      PerMedium {
        inCells(view)
      } points: {
        view.backed(by: style)
      })
  }

  private func inCells(_ content: AnyTextView) -> AnyTextView {
    var view = content
    let isRound = (style.cornerRadius ?? 0) > 0
    let fill = style.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let padding = EdgeInsets(style.padding)
    let isRoomy =
      isPadded && padding.leading > 0 && padding.trailing > 0 && padding.top > 0 && padding.bottom > 0
    if let color = style.borderColor, (style.borderWidth ?? 0) > 0 {
      view = view.styled(OutlineStyle(isRound ? .rounded : .square, color: color))
    } else if let fill, isRoomy {
      view = view.styled(
        OutlineStyle(isRound ? .rounded : .square, color: fill.mixed(with: .gray, share: 0.4)))
    }
    return fill.map { view.styled(BackgroundStyle($0)) } ?? view
  }
}

extension TextView {
  /// Returns this view with the background, corners, border and shadow of a style, as points show them.
  func backed(by style: IR.Style, cornerRadius: Double? = nil) -> AnyTextView {
    let radius = cornerRadius ?? style.cornerRadius ?? 0
    let shape = PictureShape.rectangle(cornerRadius: radius)
    let fill = style.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let view = (radius > 0 ? self.cornerRadius(radius) : AnyTextView(self))
      .background(fill, in: shape, shadow: style.shadow)
      .border(style.borderColor, width: style.borderWidth, in: shape)
    // Without a background, what is drawn has the shadow.
    return fill == nil ? view.shadow(style.shadow) : view
  }

  /// Returns this view in frames of a size, and as large as possible in a direction without one.
  func filling(_ size: IR.Size) -> AnyTextView {
    styled(SizeStyle(size)).frame(
      maxWidth: size.width == nil ? .infinity : nil, maxHeight: size.height == nil ? .infinity : nil)
  }

  /// Returns this view clipped with rounded corners in points, where it may overflow its frame.
  func roundClipped(_ radius: Double?) -> AnyTextView {
    AnyTextView(
      PerMedium {
        self
      } points: {
        self.cornerRadius(radius ?? 0)
      })
  }
}

extension Document.DimensionValue {
  /// The fraction of the available space, or `nil` for a length in points.
  var share: Double? { if case .fractional(let share) = self { share } else { nil } }
}
