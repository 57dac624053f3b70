import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// A named set of visual properties.
  public struct Style: Described, DocumentPart {
    /// The name of the parent style.
    public var inherits: String?
    /// The name of an installed font family.
    public var fontFamily: String?
    /// The font size, in points.
    public var fontSize: Double?
    /// The font weight.
    public var fontWeight: FontWeight?
    /// The color of text.
    public var textColor: Color?
    /// The horizontal alignment of text.
    public var textAlignment: HorizontalAlignment?
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
    /// The fixed width.
    public var width: DimensionValue?
    /// The fixed height.
    public var height: DimensionValue?
    /// The minimum width.
    public var minWidth: DimensionValue?
    /// The minimum height.
    public var minHeight: DimensionValue?
    /// The maximum width.
    public var maxWidth: DimensionValue?
    /// The maximum height.
    public var maxHeight: DimensionValue?
    /// The padding inside the view.
    @Boxed public var padding: Padding?
    /// A drop shadow; level `extended`.
    @Boxed public var shadow: Shadow?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      inherits: String? = nil, fontFamily: String? = nil, fontSize: Double? = nil,
      fontWeight: FontWeight? = nil, textColor: Color? = nil, textAlignment: HorizontalAlignment? = nil,
      backgroundColor: Color? = nil, cornerRadius: Double? = nil, borderWidth: Double? = nil,
      borderColor: Color? = nil, tintColor: Color? = nil, width: DimensionValue? = nil,
      height: DimensionValue? = nil,
      minWidth: DimensionValue? = nil, minHeight: DimensionValue? = nil, maxWidth: DimensionValue? = nil,
      maxHeight: DimensionValue? = nil, padding: Padding? = nil, shadow: Shadow? = nil
    ) {
      self.inherits = inherits
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
      self.width = width
      self.height = height
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.maxWidth = maxWidth
      self.maxHeight = maxHeight
      self.padding = padding
      self.shadow = shadow
    }
  }
}

extension Document.Style {
  package static let table = describe(
    "style", "A named set of visual properties: font, colors, size, padding.", mistakes: mistakes,
    foreign: foreignKeys
  ) {
    Property(
      "inherits", \.inherits, .string(.parent(.style)),
      "Name of the style to inherit from; own properties win.")
    Property(
      "fontFamily", \.fontFamily, .string(.fontName),
      "Font family; must be installed. Its texts grow with the text size of the user.",
      default: "the system font")
    Property(
      "fontSize", \.fontSize, .points,
      "Font size, in points. Without a `fontFamily`, it is fixed: the text size of the user does not change it.",
      default: "17")
    Property(
      "fontWeight", \.fontWeight, .fontWeight,
      "Font weight; ignored when `fontFamily` is set. Like a `fontSize`, it makes the size fixed.",
      default: "\"regular\"")
    Property(
      "textColor", \.textColor, .color, "Text color.", default: "the platform's text color")
    Property(
      "textAlignment", \.textAlignment, .choice(corrections: alignmentCorrections),
      "Horizontal alignment of text.", default: "\"leading\"")
    Property(
      "backgroundColor", \.backgroundColor, .color,
      "Background color; fill of a shape, color of a divider.")
    Property("cornerRadius", \.cornerRadius, .points, "Corner radius, in points.", default: "0")
    Property("borderWidth", \.borderWidth, .points, "Border width, in points; requires `borderColor`.")
    Property("borderColor", \.borderColor, .color, "Border color; requires `borderWidth`.")
    Property("tintColor", \.tintColor, .color, "Tint color of symbols, toggles and sliders.")
    Property("width", \.width, .styleSize, "Fixed width, in points.")
    Property("height", \.height, .styleSize, "Fixed height, in points; the thickness of a divider.")
    Property("minWidth", \.minWidth, .styleSize, "Minimum width, in points; custom components only.")
    Property("minHeight", \.minHeight, .styleSize, "Minimum height, in points; custom components only.")
    Property("maxWidth", \.maxWidth, .styleSize, "Maximum width, in points; custom components only.")
    Property("maxHeight", \.maxHeight, .styleSize, "Maximum height, in points; custom components only.")
    Property(
      "padding", \.padding, Document.Padding.schema,
      "Padding inside the view; merged with the parent style's, edge by edge.")
    Property(
      "shadow", \.shadow, Document.Shadow.schema, "Drop shadow behind the view.", since: .extended,
      atBase: .unknownStyleKey)
  }

  private static let foreignKeys = ForeignMistakes(
    [], ForeignKeys.ofStyles, reportedBy: .unknownStyleKey)

  private static let mistakes: [Mistake] = {
    var mistakes: [Mistake] = foreignProperties.sorted { $0.key < $1.key }.map {
      Mistake($0.key, .unknownStyleKey, instead: $0.value)
    }
    mistakes += ["bold", "isBold"].map { name in
      Mistake(
        name, .unknownStyleKey, instead: "fontWeight", help: "write `\"fontWeight\": \"bold\"`",
        remedy: .custom { member, reading in reading.writeAsFontWeight(bold: member) })
    }
    mistakes.append(
      Mistake(
        "border", .unknownStyleKey, message: "unknown key `border` in a style; a border is two keys",
        help: "write `borderWidth` and `borderColor`", remedy: Mistake.Remedy.none))
    for (name, edge) in paddingEdges {
      mistakes.append(
        Mistake(
          "padding\(name)", .unknownStyleKey,
          message: "unknown key `padding\(name)` in a style; edges are keys of `padding`",
          help: "write `\"padding\": { \"\(edge)\": … }`",
          remedy: .custom { member, reading in reading.moveIntoPadding(member, edge: edge) }))
    }
    return mistakes
  }()

  private static let paddingEdges: [(name: String, edge: String)] = [
    ("Top", "top"), ("Bottom", "bottom"), ("Leading", "leading"), ("Trailing", "trailing"),
    ("Horizontal", "horizontal"), ("Vertical", "vertical"), ("Left", "leading"), ("Right", "trailing"),
  ]

  public static let schema = objectSchema(
    blank: Document.Style(), unknown: .reported(by: .unknownStyleKey)
  ) {
    style, _, seen, _ in style.keys = seen
  }
}

extension Reading {
  /// Returns the fix that writes a weight instead of a boolean, or `nil` if there is none.
  fileprivate func writeAsFontWeight(bold member: RecordIndex) -> QuickFix? {
    let table = Document.Style.table
    guard let value = view.value(of: member) else { return nil }
    if view.kind(value) == .false || table.member(of: \.fontWeight, in: view[member].parent, view) != nil {
      return removal(of: member).map {
        QuickFix("Delete `\(view.string(view.name(of: member)))`", edits: [$0])
      }
    }
    guard view.kind(value) == .true else { return nil }
    let weight = table.member(\.fontWeight, StringLiteral.quoted(Document.FontWeight.bold.rawValue))
    return QuickFix("Write `\(weight)`", replacing: view.range(member), with: weight)
  }

  /// Returns the fix that moves the padding of one edge into `padding`, or `nil` if there is none.
  fileprivate func moveIntoPadding(_ member: RecordIndex, edge: String) -> QuickFix? {
    guard let value = view.value(of: member) else { return nil }
    let entry = "\"\(edge)\": \(text(of: value))"
    let table = Document.Style.table
    guard let padding = table.member(of: \.padding, in: view[member].parent, view) else {
      return QuickFix(
        "Move into `padding`", replacing: view.range(member), with: table.member(\.padding, "{ \(entry) }"))
    }
    guard let object = view.value(of: padding), view.kind(object) == .object,
      view.member(named: edge, of: object) == nil, let insertion = insertion(of: entry, into: object),
      let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move into `padding`", edits: [insertion, removal])
  }
}
