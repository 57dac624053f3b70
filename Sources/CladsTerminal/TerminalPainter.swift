/// Writes pictures to a terminal: of each only the rows that the one before did not have.
public struct TerminalPainter: Sendable {
  /// What turns the terminal over to us: the other screen, no cursor, no wrapping, texts that are put in are marked.
  public static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  /// What gives the terminal back as it was.
  public static let closing = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private var shown: TerminalPicture?

  /// Has shown nothing yet.
  public init() {}

  /// Forgets what is shown; the next picture is written as a whole.
  public mutating func forget() { shown = nil }

  /// The bytes that turn what is shown into a picture; none when that is the same.
  public mutating func bytes(for picture: TerminalPicture) -> [UInt8] {
    guard picture != shown else { return [] }
    var text = shown == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for (row, line) in picture.rows.enumerated()
    where shown.map({ $0.rows.count <= row || $0.rows[row] != line }) ?? !line.isEmpty {
      // Cleared first: behind the last column, clearing the rest would take the last character.
      text += Self.move(row, 0) + "\u{1B}[K" + line + "\u{1B}[0m"
    }
    if let shown, shown.rows.count > picture.rows.count {
      text += Self.move(picture.rows.count, 0) + "\u{1B}[J"
    }
    text += picture.cursor.map { Self.move($0.row, $0.column) + "\u{1B}[?25h" } ?? "\u{1B}[?25l"
    shown = picture
    // Terminals that know these two show everything between them at once.
    return Array("\u{1B}[?2026h\u{1B}[?25l\(text)\u{1B}[?2026l".utf8)
  }

  private static func move(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
