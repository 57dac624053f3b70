/// Padding on each side, in points.
public struct PaddingStyle: Style {
  private let length: Double

  public init(length: Double) { self.length = length }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.padding(length) }
}

/// A border inside the edges of the view.
public struct OutlineStyle: Style {
  private let style: BorderStyle
  private let color: Color?

  public init(_ style: BorderStyle = .square, color: Color? = nil) {
    self.style = style
    self.color = color
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.outline(style, color) }
}

/// The color of text and lines.
public struct ForegroundStyle: Style {
  private let color: Color?

  public init(_ color: Color?) { self.color = color }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.foregroundColor(color) }
}

/// A background color.
public struct BackgroundStyle: Style {
  private let color: Color

  public init(_ color: Color) { self.color = color }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.background(color) }
}

/// A background gradient.
public struct GradientBackgroundStyle: Style {
  private let gradient: LinearGradient

  public init(
    colors: [Color], startPoint: UnitPoint = .topLeading, endPoint: UnitPoint = .bottomTrailing
  ) {
    gradient = LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView { content.background(gradient) }
}
