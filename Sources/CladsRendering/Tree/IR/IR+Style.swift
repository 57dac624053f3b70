public import CladsDocument
import CladsExpressions
public import TextUI

extension IR {
  /// The resolved style of a node, after inheritance. A property is `nil` if no style sets it.
  public struct Style: Sendable, Hashable {
    /// The name of the font family.
    public var fontFamily: String?
    /// The font size, in points.
    public var fontSize: Double?
    /// The font weight.
    public var fontWeight: Document.FontWeight?
    /// The text color.
    public var textColor: Color?
    /// The alignment of lines of text.
    public var textAlignment: Document.HorizontalAlignment?
    /// The background color.
    public var backgroundColor: Color?
    /// The corner radius, in points.
    public var cornerRadius: Double?
    /// The border width, in points.
    public var borderWidth: Double?
    /// The border color.
    public var borderColor: Color?
    /// The color of symbols and controls.
    public var tintColor: Color?
    /// The fixed size and its limits.
    public var size = Size()
    /// The padding above the content, in points.
    public var paddingTop: Double?
    /// The padding below the content, in points.
    public var paddingBottom: Double?
    /// The padding at the leading edge, in points.
    public var paddingLeading: Double?
    /// The padding at the trailing edge, in points.
    public var paddingTrailing: Double?
    /// The drop shadow.
    public var shadow: Shadow?

    /// Creates a style with the given properties.
    public init(
      fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: Document.FontWeight? = nil,
      textColor: Color? = nil, textAlignment: Document.HorizontalAlignment? = nil,
      backgroundColor: Color? = nil, cornerRadius: Double? = nil, borderWidth: Double? = nil,
      borderColor: Color? = nil, tintColor: Color? = nil, size: Size = Size(), paddingTop: Double? = nil,
      paddingBottom: Double? = nil, paddingLeading: Double? = nil, paddingTrailing: Double? = nil,
      shadow: Shadow? = nil
    ) {
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.textColor = textColor
      self.textAlignment = textAlignment
      self.backgroundColor = backgroundColor
      self.cornerRadius = cornerRadius
      self.borderWidth = borderWidth
      self.borderColor = borderColor
      self.tintColor = tintColor
      self.size = size
      self.paddingTop = paddingTop
      self.paddingBottom = paddingBottom
      self.paddingLeading = paddingLeading
      self.paddingTrailing = paddingTrailing
      self.shadow = shadow
    }
  }

  /// The size of a node. Each dimension is in points or a fraction of the available space.
  public struct Size: Sendable, Hashable {
    /// The fixed width.
    public var width: Document.DimensionValue?
    /// The fixed height.
    public var height: Document.DimensionValue?
    /// The minimum width.
    public var minWidth: Document.DimensionValue?
    /// The minimum height.
    public var minHeight: Document.DimensionValue?
    /// The maximum width.
    public var maxWidth: Document.DimensionValue?
    /// The maximum height.
    public var maxHeight: Document.DimensionValue?

    /// Creates a size with the given constraints.
    public init(
      width: Document.DimensionValue? = nil, height: Document.DimensionValue? = nil,
      minWidth: Document.DimensionValue? = nil, minHeight: Document.DimensionValue? = nil,
      maxWidth: Document.DimensionValue? = nil, maxHeight: Document.DimensionValue? = nil
    ) {
      self.width = width
      self.height = height
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.maxWidth = maxWidth
      self.maxHeight = maxHeight
    }
  }
}

extension IR.Style {
  /// The fixed width in points, or `nil` if there is none or it is a fraction.
  public var width: Double? {
    get { size.width?.points }
    set { size.width = newValue.map(Document.DimensionValue.absolute) }
  }

  /// The fixed height in points, or `nil` if there is none or it is a fraction.
  public var height: Double? {
    get { size.height?.points }
    set { size.height = newValue.map(Document.DimensionValue.absolute) }
  }

  /// The padding on all edges, in points.
  public var padding: IR.EdgeInsets {
    IR.EdgeInsets(
      top: paddingTop ?? 0, bottom: paddingBottom ?? 0, leading: paddingLeading ?? 0,
      trailing: paddingTrailing ?? 0)
  }

  /// Sets the edges that `padding` specifies.
  package mutating func setPadding(_ padding: Document.Padding, level: FormatLevel) {
    let all = level == .extended ? padding.all : nil
    paddingTop = padding.top ?? padding.vertical ?? all ?? paddingTop
    paddingBottom = padding.bottom ?? padding.vertical ?? all ?? paddingBottom
    paddingLeading = padding.leading ?? padding.horizontal ?? all ?? paddingLeading
    paddingTrailing = padding.trailing ?? padding.horizontal ?? all ?? paddingTrailing
  }
}

extension IR.Style {
  /// Creates a resolved style from a style of a document.
  public init(_ style: Document.Style, options: ResolutionOptions) {
    self.init()
    apply(style, options: options)
  }

  /// Applies the properties that `style` specifies. The other properties are unchanged.
  mutating func apply(_ style: Document.Style, options: ResolutionOptions) {
    for property in DrawnProperty.all { property.apply(style, options, &self) }
  }

  /// Returns the properties that have an effect on a component kind on device. For a custom kind these are
  /// all properties.
  package func effective(on kind: Document.ComponentKind, level: FormatLevel) -> IR.Style {
    Document.Style.effects(on: kind, level: level).map(keeping) ?? self
  }

  /// Returns the properties that have an effect on a stack on device. At level `base` there are none.
  package func effectiveOnStack(level: FormatLevel) -> IR.Style {
    keeping(Document.Style.effectsOnStack(level: level))
  }

  private func keeping(_ properties: KeySet) -> IR.Style {
    var result = IR.Style()
    for property in DrawnProperty.all where properties.contains(property.row) { property.copy(self, &result) }
    return result
  }
}

extension Document.Style {
  /// Creates the style of a document that is resolved to a style.
  public init(_ style: IR.Style) {
    self.init()
    for property in DrawnProperty.all { property.write(style, &self) }
  }
}

extension Document.DimensionValue {
  /// The length in points, or `nil` if it is a fraction.
  public var points: Double? { if case .absolute(let points) = self { points } else { nil } }
}
