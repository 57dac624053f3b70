/// Text that wraps at the proposed width, between words where possible, and is never truncated.
public struct Text: TextView {
  public typealias Body = EmptyTextView
  private let content: String
  private var attributes: CellAttributes = []
  private var color: Color?
  private var font: Font?
  private var isUncut = false
  /// The attributes that stand for the font in cells.
  private var fontAttributes: CellAttributes = []
  private var alignment: TextAlignment?

  /// Creates a text view; line breaks in `content` are kept.
  public init(_ content: String) { self.content = content }

  /// Returns the text in bold.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// Returns the text in italics.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// Returns the text underlined.
  public func underline(_ isActive: Bool = true) -> Text { with(.underline, isActive) }

  /// Returns the text dimmed.
  public func dim(_ isActive: Bool = true) -> Text { with(.dim, isActive) }

  /// Returns the text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(.strikethrough, isActive) }

  /// Returns the text in a color; `nil` is the inherited one.
  public func foreground(_ color: Color?) -> Text {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the text in a font, which cells show with attributes.
  public func font(_ font: Font) -> Text {
    var copy = self
    copy.font = font
    copy.fontAttributes = font.cellAttributes
    return copy
  }

  /// Returns the text in all its lines, whatever height is proposed. In cells, every text is.
  package func uncut() -> Text {
    var copy = self
    copy.isUncut = true
    return copy
  }

  /// Returns the text with additional attributes.
  public func attributes(_ attributes: CellAttributes) -> Text { with(attributes, true) }

  /// Returns the text with another alignment of its lines.
  public func multilineAlignment(_ alignment: TextAlignment) -> Text {
    var copy = self
    copy.alignment = alignment
    return copy
  }

  private func with(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    var copy = self
    if isActive { copy.attributes.formUnion(attribute) } else { copy.attributes.subtract(attribute) }
    return copy
  }

  public func build(into list: inout LayoutList) {
    if let cache = list.state.pictures {
      let node = pictureNode(list.environment, cache)
      return list.nodes.append(isUncut ? FixedSizeNode(node, horizontal: false, vertical: true) : node)
    }
    let attributes = attributes.union(fontAttributes)
    let glyphs = Glyph.glyphs(of: content, &list.state.clusters)
    let opacity = list.environment.opacity
    let ink = Ink(
      color ?? list.environment.foregroundColor, attributes.union(list.environment.textAttributes),
      opacity: opacity)
    let limit = list.environment.lineLimit
    let ellipsis = list.environment.isASCII ? "..." : "…"
    list.nodes.append(
      CellTextNode(
        glyphs, ink: ink, alignment: alignment ?? list.environment.multilineTextAlignment, lineLimit: limit,
        ellipsis: limit == nil ? [] : Glyph.glyphs(of: ellipsis, &list.state.clusters),
        isVisible: opacity > 0))
  }

  /// Returns the text in points.
  private func pictureNode(_ environment: EnvironmentValues, _ cache: PictureCache) -> PictureTextNode {
    let attributes = attributes.union(environment.textAttributes)
    var font = (font ?? .body).scaled(to: environment.dynamicTypeSize)
    if attributes.contains(.bold) { font.weight = max(font.weight, .bold) }
    font.isItalic = font.isItalic || attributes.contains(.italic)
    var color = color ?? environment.foregroundColor
    if attributes.contains(.dim) {
      color = color?.opacity(0.6) ?? SystemColors.secondaryLabel(environment.colorScheme)
    }
    return PictureTextNode(
      environment.isPseudolocalized ? Pseudolocalization.text(content) : content, font: font,
      color: color ?? SystemColors.label(environment.colorScheme),
      alignment: alignment ?? environment.multilineTextAlignment, lineLimit: environment.lineLimit,
      cache: cache)
  }
}
