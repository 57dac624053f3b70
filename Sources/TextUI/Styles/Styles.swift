/// A distance on every side, in points.
public struct PaddingStyle: Style {
  private let length: Double

  /// Creates the style.
  public init(length: Double) { self.length = length }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.padding(length) }
}

/// A frame of a fixed width, height or both, in points.
public struct FrameStyle: Style {
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  /// Creates the style.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.frame(
      width: width.map(Scale.drawnColumns), height: height.map(Scale.drawnRows), alignment: alignment)
  }
}

/// A border around the view.
public struct BorderStyleModifier: Style {
  private let style: BorderStyle
  private let color: Color?

  /// Creates the style.
  public init(_ style: BorderStyle = .square, color: Color? = nil) {
    self.style = style
    self.color = color
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.border(style, color) }
}

/// Text and lines in a colour.
public struct ForegroundStyle: Style {
  private let color: Color?

  /// Creates the style.
  public init(_ color: Color?) { self.color = color }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.foregroundColor(color) }
}

/// A colour behind the view.
public struct BackgroundStyle: Style {
  private let color: Color

  /// Creates the style.
  public init(_ color: Color) { self.color = color }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.background(color) }
}

/// A gradient behind the view.
public struct GradientBackgroundStyle: Style {
  private let gradient: LinearGradient

  /// Creates the style.
  public init(
    colors: [Color], startPoint: UnitPoint = .topLeading, endPoint: UnitPoint = .bottomTrailing
  ) {
    gradient = LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.background(gradient) }
}
