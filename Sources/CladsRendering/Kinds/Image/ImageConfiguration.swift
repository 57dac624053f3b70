package import TextUI

/// The appearance of an image.
package struct ImageConfiguration {
  package enum Variant: Sendable, Hashable {
    /// Its glyph or name between angle brackets, in one row.
    case small
    /// A box with its glyph or name in the center.
    case box
  }

  package let source: ImageNode.Source
  /// The style that gives its size, corners and padding.
  package let style: IR.Style
  package let variant: Variant
  /// Whether it takes all available width, as an image without a width does on device.
  package let fillsWidth: Bool
  private let logic: any ImageVariantLogic

  package init(_ node: ImageNode) {
    self.init(node.shown, style: node.style, fillsWidth: node.style.size.width == nil)
  }

  /// Creates the appearance of the image of a button, which has no size of its own.
  package init(symbol source: ImageNode.Source, style: IR.Style) {
    var plain = IR.Style()
    plain.tintColor = style.tintColor ?? style.textColor
    // The brackets of the button take a column each.
    let room = style.width.map { max(3, Scale.drawnColumns($0) - 2) }
    self.init(source, style: plain, fillsWidth: false, room: room)
  }

  private init(_ source: ImageNode.Source, style: IR.Style, fillsWidth: Bool, room: Int? = nil) {
    self.source = source
    self.style = style
    self.fillsWidth = fillsWidth
    let rows = style.height.map(Scale.drawnRows) ?? 1
    let columns = style.width.map(Scale.drawnColumns) ?? room ?? .max
    if rows >= 3, columns >= 3 {
      variant = .box
      logic = BoxImageVariant(isRound: (style.cornerRadius ?? 0) > 0, columns: columns)
    } else {
      variant = .small
      logic = SmallImageVariant(columns: columns)
    }
  }

  /// Returns the glyph or name of the image, truncated to the available columns.
  package func mark(isASCII: Bool) -> String {
    let name = source.mark(isASCII: isASCII)
    return name.count <= logic.maximumLength ? name : String(name.prefix(max(1, logic.maximumLength)))
  }

  /// Returns the brackets around the glyph or name; empty in a box.
  package func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) { logic.brackets(glyphs) }
  /// The border of the box, or `nil` without one.
  package var box: BorderStyle? { logic.box }
  package var tint: Color? { style.tintColor }
}

/// What differs between the variants of an image.
private protocol ImageVariantLogic {
  /// The maximum number of characters of the glyph or name.
  var maximumLength: Int { get }
  var box: BorderStyle? { get }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String)
}

private struct SmallImageVariant: ImageVariantLogic {
  let columns: Int
  var maximumLength: Int { columns == .max ? 16 : max(1, columns - 2) }
  var box: BorderStyle? { nil }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) {
    columns < 3 ? ("", "") : (String(glyphs.imageStart), String(glyphs.imageEnd))
  }
}

private struct BoxImageVariant: ImageVariantLogic {
  let isRound: Bool
  let columns: Int
  var maximumLength: Int { columns == .max ? 40 : max(1, columns - 2) }
  var box: BorderStyle? { isRound ? .rounded : .square }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) { ("", "") }
}

extension ImageNode.Source {
  /// Returns the glyph of a known symbol, else the name.
  func mark(isASCII: Bool) -> String {
    switch self {
    case .sfsymbol(let name): isASCII ? name : SymbolGlyphs.glyph(of: name).map(String.init) ?? name
    case .asset(let name): name
    case .activityIndicator: isASCII ? "*" : "◌"
    case .url(let address), .statePath(_, let address): ImageNode.Source.fileName(of: address)
    }
  }

  /// Returns the last path component of a URL, without query and fragment.
  private static func fileName(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}
