import SourceText

/// Converts a canvas to plain text.
public enum PlainText {
  /// Returns all rows without trailing blanks, each followed by a line feed.
  public static func text(of canvas: Canvas) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.cells.count)
    for row in 0..<canvas.height {
      append(row, of: canvas, to: &bytes)
      bytes.append(Byte.newline)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns all rows without trailing blanks.
  public static func rows(of canvas: Canvas) -> [String] {
    (0..<canvas.height).map { row($0, of: canvas) }
  }

  /// Returns one row without trailing blanks.
  public static func row(_ row: Int, of canvas: Canvas) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.width * 2)
    append(row, of: canvas, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ row: Int, of canvas: Canvas, to text: inout [UInt8]) {
    let cells = canvas.row(row)
    let end = cells.lastIndex { !$0.glyph.isBlank }.map { $0 + 1 } ?? cells.startIndex
    for cell in cells[..<end] { canvas.append(cell.glyph, to: &text) }
  }
}
