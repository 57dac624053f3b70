import SourceText

/// Converts a canvas to text with ANSI escape sequences.
public enum ANSI {
  /// Returns all rows, each followed by a line feed.
  public static func text(of canvas: Canvas) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.cells.count * 2)
    for row in 0..<canvas.height {
      append(row, of: canvas, to: &bytes)
      bytes.append(Byte.newline)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns one row, with as few color changes as possible and a reset at the end if there were any.
  ///
  /// Trailing blanks without a background color are omitted.
  public static func row(_ row: Int, of canvas: Canvas) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.width * 4)
    append(row, of: canvas, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ row: Int, of canvas: Canvas, to text: inout [UInt8]) {
    let cells = canvas.row(row)
    let end = cells.lastIndex { !isEmpty($0) }.map { $0 + 1 } ?? cells.startIndex
    var current = Pen()
    for cell in cells[..<end] where cell.glyph != .continuation {
      let pen = Pen(cell)
      if pen != current {
        pen.append(after: current, to: &text)
        current = pen
      }
      canvas.append(cell.glyph, to: &text)
    }
    if current != Pen() { text += "\u{1B}[0m".utf8 }
  }

  private static func isEmpty(_ cell: Cell) -> Bool {
    cell.glyph.isBlank && cell.background == 0
      && cell.attributes.isDisjoint(with: [.underline, .strikethrough])
  }
}

/// The colors and attributes that characters are printed with.
private struct Pen: Equatable {
  private var foreground: UInt32 = 0
  private var background: UInt32 = 0
  private var attributes: CellAttributes = []

  init() {}

  init(_ cell: Cell) {
    foreground = cell.foreground
    background = cell.background
    attributes = cell.attributes
  }

  /// The SGR code that turns on each attribute.
  private static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]

  func append(after old: Pen, to text: inout [UInt8]) {
    var from = old
    text += "\u{1B}[".utf8
    let start = text.count
    // Terminals differ in the codes that turn off a single attribute, so everything is reset.
    if !old.attributes.isSubset(of: attributes) {
      text.append(Byte.zero)
      from = Pen()
    }
    for (attribute, code) in Self.codes
    where attributes.contains(attribute) && !from.attributes.contains(attribute) {
      Self.add(code, to: &text, from: start)
    }
    if foreground != from.foreground { Self.addColor(foreground, 38, to: &text, from: start) }
    if background != from.background { Self.addColor(background, 48, to: &text, from: start) }
    text.append(UInt8(ascii: "m"))
  }

  private static func addColor(_ color: UInt32, _ code: Int, to text: inout [UInt8], from start: Int) {
    if color == 0 { return add(code + 1, to: &text, from: start) }
    for number in [code, 2, Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)] {
      add(number, to: &text, from: start)
    }
  }

  private static func add(_ number: Int, to text: inout [UInt8], from start: Int) {
    if text.count > start { text.append(Byte.semicolon) }
    if number >= 100 { text.append(Byte.zero + UInt8(number / 100 % 10)) }
    if number >= 10 { text.append(Byte.zero + UInt8(number / 10 % 10)) }
    text.append(Byte.zero + UInt8(number % 10))
  }
}
