public import CladsDocument
import CladsExpressions
public import CladsSchema

extension IR {
  /// The looks of one node, after inheritance; every property is optional.
  public struct Style: Sendable, Hashable {
    /// The name of a font.
    public var fontFamily: String?
    /// Size of the letters, in points.
    public var fontSize: Double?
    /// How heavy the letters are.
    public var fontWeight: Document.FontWeight?
    /// Colour of the letters.
    public var textColor: Color?
    /// Where lines of text stand.
    public var textAlignment: Document.HorizontalAlignment?
    /// Colour behind the content.
    public var backgroundColor: Color?
    /// Radius of the corners, in points.
    public var cornerRadius: Double?
    /// Width of the border, in points.
    public var borderWidth: Double?
    /// Colour of the border.
    public var borderColor: Color?
    /// Colour of symbols and controls.
    public var tintColor: Color?
    /// The size and its limits.
    public var size = Size()
    /// Space above the content, in points.
    public var paddingTop: Double?
    /// Space below the content, in points.
    public var paddingBottom: Double?
    /// Space where lines start, in points.
    public var paddingLeading: Double?
    /// Space where lines end, in points.
    public var paddingTrailing: Double?
    /// A drop shadow.
    public var shadow: Shadow?

    /// Creates an empty style.
    public init() {}
  }

  /// Lengths of a node: points, or shares of the space around it.
  public struct Size: Sendable, Hashable {
    /// Fixed width.
    public var width: Document.Dimension?
    /// Fixed height.
    public var height: Document.Dimension?
    /// Least width.
    public var minWidth: Document.Dimension?
    /// Least height.
    public var minHeight: Document.Dimension?
    /// Greatest width.
    public var maxWidth: Document.Dimension?
    /// Greatest height.
    public var maxHeight: Document.Dimension?

    /// Creates no size.
    public init() {}
  }

  /// A drop shadow.
  public struct Shadow: Sendable, Hashable {
    /// Its colour.
    public var color: Color
    /// Blur radius, in points.
    public var radius: Double
    /// Horizontal offset, in points.
    public var x: Double
    /// Vertical offset, in points.
    public var y: Double

    /// Creates a shadow.
    public init(color: Color = .clear, radius: Double = 0, x: Double = 0, y: Double = 0) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }
}

extension IR.Style {
  /// The fixed width, in points; nothing for a share.
  public var width: Double? {
    get { size.width?.points }
    set { size.width = newValue.map(Document.Dimension.absolute) }
  }

  /// The fixed height, in points; nothing for a share.
  public var height: Double? {
    get { size.height?.points }
    set { size.height = newValue.map(Document.Dimension.absolute) }
  }

  /// The space around the content, in points.
  public var padding: IR.Insets {
    IR.Insets(
      top: paddingTop ?? 0, bottom: paddingBottom ?? 0, leading: paddingLeading ?? 0,
      trailing: paddingTrailing ?? 0)
  }

  /// Sets the edges that a padding names.
  public mutating func setPadding(_ padding: Document.Padding, level: FormatLevel) {
    let all = level == .extended ? padding.all : nil
    paddingTop = padding.top ?? padding.vertical ?? all ?? paddingTop
    paddingBottom = padding.bottom ?? padding.vertical ?? all ?? paddingBottom
    paddingLeading = padding.leading ?? padding.horizontal ?? all ?? paddingLeading
    paddingTrailing = padding.trailing ?? padding.horizontal ?? all ?? paddingTrailing
  }
}

extension IR.Style {
  /// The looks that a style of a document stands for.
  public init(_ style: Document.Style, options: ResolutionOptions) {
    self.init()
    lay(style, options: options)
  }

  /// Lays the properties of a style over these; those it does not name stay.
  mutating func lay(_ style: Document.Style, options: ResolutionOptions) {
    let color = { (color: Document.Color?) in color.map { IR.Color($0, deviations: options.deviations) } }
    fontFamily = style.fontFamily ?? fontFamily
    fontSize = style.fontSize ?? fontSize
    fontWeight = style.fontWeight ?? fontWeight
    textColor = color(style.textColor) ?? textColor
    textAlignment = style.textAlignment ?? textAlignment
    backgroundColor = color(style.backgroundColor) ?? backgroundColor
    cornerRadius = style.cornerRadius ?? cornerRadius
    borderWidth = style.borderWidth ?? borderWidth
    borderColor = color(style.borderColor) ?? borderColor
    tintColor = color(style.tintColor) ?? tintColor
    size.width = style.width ?? size.width
    size.height = style.height ?? size.height
    size.minWidth = style.minWidth ?? size.minWidth
    size.minHeight = style.minHeight ?? size.minHeight
    size.maxWidth = style.maxWidth ?? size.maxWidth
    size.maxHeight = style.maxHeight ?? size.maxHeight
    if let padding = style.padding { setPadding(padding, level: options.level) }
    if options.level == .extended, let shadow = style.shadow {
      self.shadow = IR.Shadow(
        color: color(shadow.color) ?? .clear, radius: shadow.radius ?? 0, x: shadow.x ?? 0, y: shadow.y ?? 0)
    }
  }

  /// The properties that change what a component kind shows on a phone; all of them for a kind of the app.
  public func effective(on kind: Document.ComponentKind, level: FormatLevel) -> IR.Style {
    guard let effects = StyleEffects.of(kind, level) else { return self }
    return effective(effects)
  }

  /// The properties that change what a stack shows on a phone: none at level `base`.
  public func effectiveOnStack(level: FormatLevel) -> IR.Style {
    guard level == .extended else { return IR.Style() }
    var result = self
    result.fontFamily = nil
    result.fontSize = nil
    result.fontWeight = nil
    result.textColor = nil
    result.textAlignment = nil
    result.tintColor = nil
    return result
  }

  private func effective(_ effects: StyleEffects) -> IR.Style {
    var result = IR.Style()
    if effects.text {
      result.fontFamily = fontFamily
      result.fontSize = fontSize
      result.fontWeight = fontWeight
      result.textColor = textColor
      result.textAlignment = textAlignment
    }
    if effects.backgroundColor { result.backgroundColor = backgroundColor }
    if effects.cornerRadius { result.cornerRadius = cornerRadius }
    if effects.border {
      result.borderWidth = borderWidth
      result.borderColor = borderColor
    }
    if effects.tintColor { result.tintColor = tintColor }
    if effects.width { result.size.width = size.width }
    if effects.height { result.size.height = size.height }
    if effects.limits {
      result.size.minWidth = size.minWidth
      result.size.minHeight = size.minHeight
      result.size.maxWidth = size.maxWidth
      result.size.maxHeight = size.maxHeight
    }
    if effects.padding {
      result.paddingTop = paddingTop
      result.paddingBottom = paddingBottom
      result.paddingLeading = paddingLeading
      result.paddingTrailing = paddingTrailing
    }
    if effects.shadow { result.shadow = shadow }
    return result
  }
}

extension Document.Dimension {
  /// The points; nothing for a share.
  public var points: Double? { if case .absolute(let points) = self { points } else { nil } }
}
