/// Encodes frames for a terminal; only rows that differ from the previous frame are written.
package struct TerminalPainter: Sendable {
  /// The escape sequence that takes over the terminal: alternate screen, no cursor, no wrapping, bracketed
  /// paste.
  package static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  /// The escape sequence that restores the terminal.
  package static let closing = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private var shown: TerminalFrame?

  package init() {}

  /// Causes the next frame to be written as a whole.
  package mutating func forget() { shown = nil }

  /// Returns the bytes that turn the previous frame into `picture`; empty if the two are equal.
  package mutating func bytes(for picture: TerminalFrame) -> [UInt8] {
    guard picture != shown else { return [] }
    var text = shown == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for (row, line) in picture.rows.enumerated()
    where shown.map({ $0.rows.count <= row || $0.rows[row] != line }) ?? !line.isEmpty {
      // Clear before writing: with the cursor past the last column, `ESC [K` would erase the last character.
      text += Self.move(row, 0) + "\u{1B}[K" + line + "\u{1B}[0m"
    }
    if let shown, shown.rows.count > picture.rows.count {
      text += Self.move(picture.rows.count, 0) + "\u{1B}[J"
    }
    text += picture.cursor.map { Self.move($0.row, $0.column) + "\u{1B}[?25h" } ?? "\u{1B}[?25l"
    shown = picture
    // Synchronized output: terminals that support mode 2026 show everything between the two sequences at
    // once.
    return Array("\u{1B}[?2026h\u{1B}[?25l\(text)\u{1B}[?2026l".utf8)
  }

  private static func move(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
