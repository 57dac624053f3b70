/// A text wrapped into lines.
struct TextLines {
  /// A line: a range of glyph indices, and its width in cells.
  struct Line {
    let start: Int
    let end: Int
    let width: Int
  }

  private let glyphs: [Glyph]
  private let limit: Int
  private(set) var lines: [Line] = []

  /// Wraps a text at a width in cells, between words where possible.
  init(_ glyphs: [Glyph], width: Int) {
    self.glyphs = glyphs
    limit = width
    var start = 0
    while true {
      let end = glyphs[start...].firstIndex(of: .newline) ?? glyphs.count
      wrap(start, end)
      if end >= glyphs.count { return }
      start = end + 1
    }
  }

  /// The width of the widest line.
  var width: Int { lines.reduce(0) { max($0, $1.width) } }

  private mutating func wrap(_ paragraphStart: Int, _ end: Int) {
    var line = LineBuilder(start: paragraphStart)
    var index = paragraphStart
    while index < end {
      let glyph = glyphs[index]
      if glyph.bits == 0x20 {
        if line.width < limit {
          line.addSpace(index)
          index += 1
        } else {
          lines.append(line.isAtBreak(index) ? line.untilBreak : line.all(until: index))
          while index < end, glyphs[index].bits == 0x20 { index += 1 }
          if index == end { return }
          line = LineBuilder(start: index)
        }
        continue
      }
      if line.width + glyph.width > limit, index > line.start {
        if line.hasBreak {
          lines.append(line.untilBreak)
          line = line.rest
        } else {
          lines.append(line.all(until: index))
          line = LineBuilder(start: index)
        }
        continue
      }
      line.add(glyph, index)
      if allowsBreak(after: index, end) { line.markBreak(index + 1) }
      index += 1
    }
    lines.append(line.all(until: end))
  }

  /// Whether a line may break after a glyph other than a space: after a hyphen in a word, and around wide
  /// glyphs.
  private func allowsBreak(after index: Int, _ end: Int) -> Bool {
    guard index + 1 < end else { return false }
    let next = glyphs[index + 1]
    if next.bits == 0x20 { return false }
    if glyphs[index].isWide { return !Self.closes(next) }
    if next.isWide { return !Self.opens(glyphs[index]) }
    guard glyphs[index].bits == 0x2D, index > 0 else { return false }
    return Self.isLetter(glyphs[index - 1]) && Self.isLetter(next)
  }

  private static func isLetter(_ glyph: Glyph) -> Bool {
    glyph.scalar?.properties.isAlphabetic ?? true
  }

  /// Whether a glyph is punctuation that must not start a line.
  private static func closes(_ glyph: Glyph) -> Bool {
    switch glyph.bits & 0x00FF_FFFF {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x3001, 0x3002, 0x300D, 0x300F, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      true
    default: false
    }
  }

  /// Whether a glyph is punctuation that must not end a line.
  private static func opens(_ glyph: Glyph) -> Bool {
    switch glyph.bits & 0x00FF_FFFF {
    case 0x28, 0x5B, 0x7B, 0x300C, 0x300E, 0xFF08: true
    default: false
    }
  }
}

/// A line that grows glyph by glyph and tracks its last break opportunity.
private struct LineBuilder {
  let start: Int
  private(set) var width = 0
  /// Whether the line has a glyph other than a space; spaces at its start are not break opportunities.
  private var hasText = false
  private var breakEnd = -1
  private var breakNext = -1
  private var breakWidth = 0
  private var nextWidth = 0

  init(start: Int) { self.start = start }

  var hasBreak: Bool { breakNext >= 0 }

  mutating func addSpace(_ index: Int) {
    if hasText {
      if breakNext != index || !endsInSpace {
        breakEnd = index
        breakWidth = width
      }
      breakNext = index + 1
      nextWidth = width + 1
      endsInSpace = true
    }
    width += 1
  }

  private var endsInSpace = false

  mutating func add(_ glyph: Glyph, _ index: Int) {
    hasText = true
    endsInSpace = false
    width += glyph.width
  }

  mutating func markBreak(_ next: Int) {
    breakEnd = next
    breakNext = next
    breakWidth = width
    nextWidth = width
  }

  /// Whether only spaces follow the last break, so that the line ends there.
  func isAtBreak(_ index: Int) -> Bool { endsInSpace && breakNext == index }

  /// The line up to its last break.
  var untilBreak: TextLines.Line { .init(start: start, end: breakEnd, width: breakWidth) }

  /// The rest of the line after its last break.
  var rest: LineBuilder {
    var rest = LineBuilder(start: breakNext)
    rest.width = width - nextWidth
    rest.hasText = rest.width > 0
    return rest
  }

  func all(until end: Int) -> TextLines.Line { .init(start: start, end: end, width: width) }
}
