public import CladsRenderTree
import CladsTextRenderer
public import TextUI

/// What an image looks like.
public struct ImageConfiguration {
  /// The ways in which an image can be drawn.
  public enum Variant: Sendable, Hashable {
    /// Its mark between angles, in one row.
    case small
    /// A box with its mark in the middle.
    case box
  }

  /// What it shows.
  public let source: ImageNode.Source
  /// Its size, its corners and the space around it.
  public let style: IR.Style
  /// How it is drawn.
  public let variant: Variant
  private let logic: any ImageVariantLogic

  /// The looks of a node.
  public init(_ node: ImageNode) {
    self.init(Self.shown(node), style: node.style)
  }

  /// The looks of the image of a button, which has no size of its own.
  public init(symbol source: ImageNode.Source, style: IR.Style) {
    var plain = IR.Style()
    plain.tintColor = style.tintColor ?? style.textColor
    // Beside the marks of the button itself.
    let room = style.width.map { max(3, Scale.drawnColumns($0) - 2) }
    self.init(source, style: plain, room: room)
  }

  private init(_ source: ImageNode.Source, style: IR.Style, room: Int? = nil) {
    self.source = source
    self.style = style
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

  /// What is shown: a remote image whose address is not known yet shows its stand-in.
  private static func shown(_ node: ImageNode) -> ImageNode.Source {
    guard case .statePath(_, let address) = node.source, address.isEmpty || address.contains("${") else {
      return node.source
    }
    return node.placeholder ?? .sfsymbol("photo")
  }

  /// The mark of what it shows, cut to the room that there is.
  public func mark(isASCII: Bool) -> String {
    let name = source.mark(isASCII: isASCII)
    return name.count <= logic.room ? name : String(name.prefix(max(1, logic.room)))
  }

  /// What stands before and after the mark.
  public func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) { logic.brackets(glyphs) }
  /// The box around it.
  public var box: BorderStyle? { logic.box }
  /// Its colour.
  public var tint: Color? { style.tintColor.map { Color($0) } }
}

/// What tells a small image from one in a box.
private protocol ImageVariantLogic {
  /// How many characters the mark may have.
  var room: Int { get }
  var box: BorderStyle? { get }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String)
}

private struct SmallImageVariant: ImageVariantLogic {
  let columns: Int
  var room: Int { columns == .max ? 16 : max(1, columns - 2) }
  var box: BorderStyle? { nil }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) {
    columns < 3 ? ("", "") : (String(glyphs.imageStart), String(glyphs.imageEnd))
  }
}

private struct BoxImageVariant: ImageVariantLogic {
  let isRound: Bool
  let columns: Int
  var room: Int { columns == .max ? 40 : max(1, columns - 2) }
  var box: BorderStyle? { isRound ? .rounded : .square }
  func brackets(_ glyphs: GlyphTable) -> (opening: String, closing: String) { ("", "") }
}

extension ImageNode.Source {
  /// One character for a symbol that is known, else the name.
  func mark(isASCII: Bool) -> String {
    switch self {
    case .sfsymbol(let name): isASCII ? name : SymbolGlyphs.glyph(of: name).map(String.init) ?? name
    case .asset(let name): name
    case .activityIndicator: isASCII ? "*" : "◌"
    case .url(let address), .statePath(_, let address): ImageNode.Source.fileName(of: address)
    }
  }

  /// The last part of an address, without what follows a question mark.
  private static func fileName(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}
