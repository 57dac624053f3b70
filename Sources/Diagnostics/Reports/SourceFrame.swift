import SourceText

/// One line of a source file with a range to underline, cut to fit a terminal.
struct SourceFrame {
  /// The one-based line number.
  let number: Int
  /// The text of the line: tabs as two spaces, control characters in a visible form, cut around the
  /// underlined range.
  let text: String
  /// The number of cells before the underlined range.
  let indent: Int
  /// The number of underlined cells, at least 1.
  let width: Int

  /// The maximum number of cells in a line.
  static let limit = 100

  init(_ range: TextRange, in source: SourceFile) {
    let line = source.lines.line(containing: range.start)
    number = line + 1
    let content = source.lines.contentRange(ofLine: line, in: source.bytes)
    let start = content.start.utf8
    let end = max(content.end.utf8, start)
    let markStart = min(max(range.start.utf8, start), end)
    let markEnd = min(max(range.end.utf8, markStart), end)
    // A minified document can be one line of megabytes, so only a window around the range is decoded.
    let from = Self.boundary(max(start, markStart - 240), source.bytes)
    let shownEnd = Self.boundary(min(markEnd, markStart + 1_000), source.bytes)
    let to = Self.boundary(min(end, max(shownEnd, markStart + 1) + 240), source.bytes)
    if shownEnd == markEnd, markEnd <= to, Self.isPlain(from..<to, source.bytes) {
      let window = Window(from: from, markStart: markStart, markEnd: markEnd, to: to)
      (text, indent, width) = window.cut(source.bytes, isCut: from > start, isOpen: to < end)
      return
    }
    let before = Self.cells(from..<markStart, source.bytes)
    let marked = Self.cells(markStart..<max(shownEnd, markStart), source.bytes)
    let after = shownEnd < markEnd ? [] : Self.cells(markEnd..<max(to, markEnd), source.bytes)
    var head = before
    var isCut = from > start
    while Self.width(head) > 60 {
      isCut = true
      head.removeFirst(min(head.count, Self.width(head) - 50))
    }
    if isCut { head.insert(("…", 1), at: 0) }
    let room = max(1, Self.limit - Self.width(head))
    let middle = Self.prefix(marked, room)
    let tail = Self.prefix(after, max(0, room - Self.width(middle)))
    let isOpen = middle.count < marked.count || tail.count < after.count || to < end || shownEnd < markEnd
    text = Self.trimmed((head + middle + tail).map(\.text).joined() + (isOpen ? "…" : ""))
    indent = Self.width(head)
    width = max(1, Self.width(middle))
  }

  /// Whether each byte of a range is shown as one cell.
  private static func isPlain(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[range].allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != Byte.hash }
  }

  /// A part of a line in which each byte takes one cell, as nearly all lines are.
  private struct Window {
    let from: Int
    let markStart: Int
    let markEnd: Int
    let to: Int

    func cut(_ bytes: [UInt8], isCut: Bool, isOpen: Bool) -> (text: String, indent: Int, width: Int) {
      let isLong = markStart - from > 60
      let first = isLong ? markStart - 50 : from
      let isCut = isCut || isLong
      let indent = markStart - first + (isCut ? 1 : 0)
      let room = max(1, SourceFrame.limit - indent)
      let width = min(markEnd - markStart, room)
      let last = markStart + width == markEnd ? min(to, markEnd + room - width) : markStart + width
      let shown = String(decoding: bytes[first..<last], as: UTF8.self)
      let text = (isCut ? "…" : "") + shown + (isOpen || last < to ? "…" : "")
      return (SourceFrame.trimmed(text), indent, max(1, width))
    }
  }

  private static func boundary(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    // A scalar has at most four bytes.
    while start > 0, start > offset - 4, start < bytes.count, bytes[start].isContinuation { start -= 1 }
    return start
  }

  private static func cells(_ range: Range<Int>, _ bytes: [UInt8]) -> [(text: String, width: Int)] {
    // `##[` is a command in GitHub's logs, wherever it is.
    let hash = Byte.hash
    var hashes = bytes[..<range.lowerBound].suffix(2).reversed().prefix { $0 == hash }.count
    return String(decoding: bytes[range], as: UTF8.self).flatMap { character in
      let scalars = character.unicodeScalars
      if scalars.count > 1, scalars.allSatisfy({ TerminalText.visible($0) == nil }) {
        hashes = 0
        return [(String(character), DisplayWidth.of(character))]
      }
      return scalars.map { scalar in
        defer { hashes = scalar == "#" ? hashes + 1 : 0 }
        if scalar == "\t" { return ("  ", 2) }
        let visible = TerminalText.visible(scalar) ?? (hashes >= 2 && scalar == "[" ? "\\u{5b}" : nil)
        return visible.map { ($0, $0.utf8.count) } ?? (String(scalar), DisplayWidth.of(scalar))
      }
    }
  }

  private static func width(_ cells: [(text: String, width: Int)]) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  private static func prefix(_ cells: [(text: String, width: Int)], _ room: Int) -> [(
    text: String, width: Int
  )] {
    var used = 0
    return Array(
      cells.prefix {
        used += $0.width
        return used <= room
      })
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
