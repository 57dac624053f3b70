public import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// A named bundle of looks.
  public struct Style: Described, Hashable {
    /// The style that this one extends.
    public var inherits: String?
    /// The name of an installed font.
    public var fontFamily: String?
    /// Size of the letters, in points.
    public var fontSize: Double?
    /// How heavy the letters are.
    public var fontWeight: FontWeight?
    /// Colour of the letters.
    public var textColor: Color?
    /// Where lines of text stand.
    public var textAlignment: HorizontalAlignment?
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
    /// Fixed width.
    public var width: Dimension?
    /// Fixed height.
    public var height: Dimension?
    /// Least width.
    public var minWidth: Dimension?
    /// Least height.
    public var minHeight: Dimension?
    /// Greatest width.
    public var maxWidth: Dimension?
    /// Greatest height.
    public var maxHeight: Dimension?
    /// Space inside.
    public var padding: Padding?
    /// A drop shadow; level `extended`.
    public var shadow: Shadow?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty style.
    public init() {}
  }
}

extension Document.Style {
  /// The keys of a style.
  public static let table = describe(
    "style", "A named bundle of looks: font, colours, size, padding.", mistakes: mistakes
  ) {
    Property(
      "inherits", \.inherits, .string(.parent(.style)),
      "The style this one extends; its own properties win.")
    Property(
      "fontFamily", \.fontFamily, .string(.fontName), "Name of an installed font.", default: "the system font"
    )
    Property("fontSize", \.fontSize, .points, "Size of the letters, in points.", default: "17")
    Property(
      "fontWeight", \.fontWeight, .fontWeight,
      "How heavy the letters are; ignored with `fontFamily`.", default: "\"regular\"")
    Property(
      "textColor", \.textColor, .color, "Colour of the letters.", default: "the platform's text colour")
    Property(
      "textAlignment", \.textAlignment, .choice(corrections: alignmentCorrections),
      "Where lines of text stand.", default: "\"leading\"")
    Property(
      "backgroundColor", \.backgroundColor, .color,
      "Colour behind the content; the fill of a shape, the line of a divider.")
    Property("cornerRadius", \.cornerRadius, .points, "Radius of the corners, in points.", default: "0")
    Property("borderWidth", \.borderWidth, .points, "Width of the border, in points; needs `borderColor`.")
    Property("borderColor", \.borderColor, .color, "Colour of the border; needs `borderWidth`.")
    Property("tintColor", \.tintColor, .color, "Colour of symbols, toggles and sliders.")
    Property("width", \.width, .styleSize, "Fixed width, in points.")
    Property("height", \.height, .styleSize, "Fixed height, in points; the thickness of a divider.")
    Property("minWidth", \.minWidth, .styleSize, "Least width, in points; custom components only.")
    Property("minHeight", \.minHeight, .styleSize, "Least height, in points; custom components only.")
    Property("maxWidth", \.maxWidth, .styleSize, "Greatest width, in points; custom components only.")
    Property("maxHeight", \.maxHeight, .styleSize, "Greatest height, in points; custom components only.")
    Property(
      "padding", \.padding, Document.Padding.schema, "Space inside, merged with the parent's edge by edge.")
    Property(
      "shadow", \.shadow, Document.Shadow.schema, "A drop shadow behind the view.", since: .extended,
      atBase: "unknown-style-key")
  }

  private static let mistakes: [Mistake] =
    [
      "foregroundColor": "textColor", "color": "textColor", "background": "backgroundColor",
      "baseStyle": "inherits", "extends": "inherits", "radius": "cornerRadius",
      "borderRadius": "cornerRadius",
      "align": "textAlignment", "fontFace": "fontFamily", "weight": "fontWeight", "size": "fontSize",
    ].sorted { $0.key < $1.key }.map { Mistake($0.key, "unknown-style-key", instead: $0.value) }
    + ["Top", "Bottom", "Leading", "Trailing", "Horizontal", "Vertical"].map { edge in
      Mistake(
        "padding\(edge)", "unknown-style-key",
        message: "a style has no `padding\(edge)`; edges are keys of `padding`",
        help: "write `\"padding\": { \"\(edge.lowercased())\": … }`",
        remedy: .custom { member, reading in
          reading.moveIntoPadding(member, edge: edge.lowercased())
        })
    }

  /// How a style is read.
  public static let schema = objectSchema(
    blank: Document.Style(), unknown: .reported(by: "unknown-style-key")
  ) {
    style, _, seen, _ in style.keys = seen
  }
}

extension Reading {
  /// The fix that moves the padding of one edge into `padding`.
  fileprivate func moveIntoPadding(_ member: RecordIndex, edge: String) -> QuickFix? {
    guard let value = view.value(of: member) else { return nil }
    let entry = "\"\(edge)\": \(text(of: value))"
    guard let padding = view.member(named: "padding", of: view[member].parent) else {
      return QuickFix(
        "Move into `padding`", replacing: view.range(member), with: "\"padding\": { \(entry) }")
    }
    guard let object = view.value(of: padding), view.kind(object) == .object,
      view.member(named: edge, of: object) == nil, let insertion = insertion(of: entry, into: object),
      let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move into `padding`", edits: [insertion, removal])
  }
}
