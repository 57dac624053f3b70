/// A canvas as text with colours for terminals.
public enum ANSI {
  /// All rows, each ended by a reset and a line feed.
  public static func text(of canvas: Canvas) -> String {
    var text = ""
    text.reserveCapacity(canvas.cells.count * 2)
    for row in 0..<canvas.height {
      append(row, of: canvas, to: &text)
      text.append("\n")
    }
    return text
  }

  /// One row, with no more changes of colour than needed and a reset at its end; blanks at the end are left out
  /// where they have no colour.
  public static func row(_ row: Int, of canvas: Canvas) -> String {
    var text = ""
    append(row, of: canvas, to: &text)
    return text
  }

  private static func append(_ row: Int, of canvas: Canvas, to text: inout String) {
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
    if current != Pen() { text.append("\u{1B}[0m") }
  }

  private static func isEmpty(_ cell: Cell) -> Bool {
    cell.glyph.isBlank && cell.background == 0
      && cell.attributes.isDisjoint(with: [.underline, .strikethrough])
  }
}

/// What characters are printed with.
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

  /// Each attribute with the number that switches it on.
  private static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]

  func append(after old: Pen, to text: inout String) {
    var from = old
    var parts = ""
    // Nothing switches a single attribute off in all terminals: start over.
    if !old.attributes.isSubset(of: attributes) {
      parts = "0"
      from = Pen()
    }
    for (attribute, code) in Self.codes
    where attributes.contains(attribute) && !from.attributes.contains(attribute) {
      Self.add("\(code)", to: &parts)
    }
    if foreground != from.foreground { Self.addColor(foreground, 38, to: &parts) }
    if background != from.background { Self.addColor(background, 48, to: &parts) }
    text.append("\u{1B}[")
    text.append(parts)
    text.append("m")
  }

  private static func addColor(_ color: UInt32, _ code: Int, to parts: inout String) {
    if color == 0 {
      add("\(code + 1)", to: &parts)
    } else {
      add("\(code);2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)", to: &parts)
    }
  }

  private static func add(_ part: String, to parts: inout String) {
    if !parts.isEmpty { parts.append(";") }
    parts.append(part)
  }
}
