import CladsTool
import TestSupport
import Testing

@Suite struct TerminalPainterTests {
  private func text(_ painter: inout TerminalPainter, _ rows: String..., cursor: (Int, Int)? = nil) -> String
  {
    let picture = TerminalFrame(rows: rows, cursor: cursor.map { .init(row: $0.0, column: $0.1) })
    return String(decoding: painter.bytes(for: picture), as: UTF8.self)
  }

  @Test func `the first frame is written as a whole`() {
    var painter = TerminalPainter()
    let first = text(&painter, "one", "", "three")
    #expect(first.contains("\u{1B}[2J"))
    #expect(first.contains("\u{1B}[1;1H\u{1B}[Kone"))
    #expect(first.contains("\u{1B}[3;1H\u{1B}[Kthree"))
    #expect(first.contains("\u{1B}[?25l"))
  }

  @Test func `only changed rows are written`() {
    var painter = TerminalPainter()
    _ = text(&painter, "one", "two", "three")
    let second = text(&painter, "one", "2", "three")
    #expect(second.contains("\u{1B}[2;1H\u{1B}[K2\u{1B}[0m"))
    #expect(!second.contains("one") && !second.contains("three") && !second.contains("\u{1B}[2J"))
    #expect(text(&painter, "one", "2", "three") == "")
  }

  @Test func `removed rows are cleared, and invalidated ones written again`() {
    var painter = TerminalPainter()
    _ = text(&painter, "one", "two")
    #expect(text(&painter, "one").contains("\u{1B}[2;1H\u{1B}[J"))
    painter.forget()
    #expect(text(&painter, "one").contains("one"))
  }

  @Test func `the cursor is shown at its position`() {
    var painter = TerminalPainter()
    #expect(text(&painter, "one", cursor: (0, 2)).hasSuffix("\u{1B}[1;3H\u{1B}[?25h\u{1B}[?2026l"))
    #expect(!text(&painter, "one", cursor: (0, 1)).contains("one"))
  }

  @Test func `a terminal that interprets the bytes always shows the frame`() {
    var random = SeededRandom(seed: 7)
    var painter = TerminalPainter()
    var terminal = Emulator()
    for _ in 0..<500 {
      let rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        ["", "a", "ab", "\u{1B}[1mbold\u{1B}[0m", "wide 😀"].randomElement(using: &random) ?? ""
      }
      if Bool.random(using: &random) { painter.forget() }
      terminal.take(String(decoding: painter.bytes(for: TerminalFrame(rows: rows)), as: UTF8.self))
      #expect(terminal.rows(rows.count) == rows.map(Emulator.plain))
      let others = terminal.rows(8).dropFirst(rows.count)
      #expect(others.allSatisfy { $0.isEmpty })
    }
  }
}

/// A terminal that interprets the escape sequences that the painter writes.
private struct Emulator {
  private var lines = [String](repeating: "", count: 8)
  private var row = 0

  static func plain(_ text: String) -> String {
    var emulator = Emulator()
    emulator.take(text)
    return emulator.lines[0]
  }

  func rows(_ count: Int) -> [String] { Array(lines.prefix(count)) }

  mutating func take(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      guard first == "\u{1B}" else {
        lines[row].append(first)
        rest = rest.dropFirst()
        continue
      }
      let body = rest.dropFirst(2).prefix { !$0.isLetter }
      switch (rest.dropFirst(2 + body.count).first, body) {
      case ("H", _): row = (body.split(separator: ";").first.flatMap { Int($0) } ?? 1) - 1
      case ("K", _): lines[row] = ""
      case ("J", "2"): lines = [String](repeating: "", count: lines.count)
      case ("J", ""): for index in row..<lines.count { lines[index] = "" }
      default: break
      }
      rest = rest.dropFirst(3 + body.count)
    }
  }
}
