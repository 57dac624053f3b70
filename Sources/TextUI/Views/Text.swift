/// Text. It wraps at the width it is given, between words where it can, and is never cut.
public struct Text: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: String
  private var attributes: CellAttributes = []
  private var color: Color?
  private var alignment: TextAlignment?

  /// Creates a view of a text, whose line ends are honoured.
  public init(_ content: String) { self.content = content }

  /// The text with heavier strokes.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// The text slanted.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true) -> Text { with(.underline, isActive) }

  /// The text fainter.
  public func dim(_ isActive: Bool = true) -> Text { with(.dim, isActive) }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(.strikethrough, isActive) }

  /// The text in a colour; `nil` is the colour it inherits.
  public func foreground(_ color: Color?) -> Text {
    var copy = self
    copy.color = color
    return copy
  }

  /// The text with more attributes.
  public func attributes(_ attributes: CellAttributes) -> Text { with(attributes, true) }

  /// The text with its lines standing in another way.
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

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let glyphs = Glyph.glyphs(of: content, &list.state.clusters)
    let opacity = list.environment.opacity
    let ink = Ink(color ?? list.environment.foregroundColor, attributes, opacity: opacity)
    list.nodes.append(
      TextNode(
        glyphs, ink: ink, alignment: alignment ?? list.environment.multilineTextAlignment,
        isVisible: opacity > 0))
  }
}
