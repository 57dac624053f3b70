import SourceText

extension StringLiteral {
  /// Returns the value of the literal, which is in a file with these bytes, and its mapping to the source.
  ///
  /// An escape sequence that Swift rejects is taken verbatim, and so is the indentation of a line that does
  /// not start with that of the closing delimiter, except for the part that does.
  package func segments(in bytes: [UInt8]) -> StringSegments {
    var reader = SegmentReader(literal: self, bytes: bytes)
    reader.read()
    return StringSegments(map: OffsetMap(reader.segments), decoded: reader.decoded)
  }
}

/// Reads the content of a literal into segments.
private struct SegmentReader {
  let literal: StringLiteral
  let bytes: [UInt8]
  var segments: [OffsetMap.Segment] = []
  var decoded: [UInt8] = []
  private var position: Int
  /// The end of the content that yields bytes: before the line of the closing delimiter.
  private var end: Int
  /// The indentation of the closing delimiter.
  private var indentation: Range<Int>

  init(literal: StringLiteral, bytes: [UInt8]) {
    self.literal = literal
    self.bytes = bytes
    position = min(literal.contentRange.start.utf8, bytes.count)
    end = min(literal.contentRange.end.utf8, bytes.count)
    indentation = end..<end
  }

  mutating func read() {
    let contentEnd = end
    if literal.isMultiline { readFrame() }
    var holes = literal.holes[...]
    while position < end {
      if let hole = holes.first, hole.start.utf8 == position {
        append(.hole, upTo: min(hole.end.utf8, end), StringSegments.hole)
        holes.removeFirst()
      } else if bytes[position] == Byte.backslash, let escape = escape() {
        if escape.bytes.isEmpty {
          append(.removed, upTo: escape.end)
          readIndentation()
        } else {
          append(.escape, upTo: escape.end, escape.bytes)
        }
      } else if bytes[position] == Byte.carriageReturn {
        append(.escape, upTo: min(afterNewline(position), end), [Byte.newline])
        readIndentation()
      } else {
        readText(before: holes.first?.start.utf8 ?? end)
      }
    }
    if position < contentEnd { append(.removed, upTo: contentEnd) }
  }

  /// Reads bytes up to the next one that is not verbatim.
  private mutating func readText(before limit: Int) {
    let start = position
    var next = position
    repeat {
      next += 1
      if bytes[next - 1] == Byte.newline { break }
    } while next < min(limit, end) && bytes[next] != Byte.backslash && bytes[next] != Byte.carriageReturn
    append(.verbatim, upTo: next, bytes[start..<next])
    if literal.isMultiline, bytes[next - 1] == Byte.newline { readIndentation() }
  }

  /// Removes the first line break and finds the indentation and the last line break, which are not part of
  /// the value.
  private mutating func readFrame() {
    var first = position
    while first < end, bytes[first] == Byte.space || bytes[first] == Byte.tab { first += 1 }
    guard first < end, isNewline(first) else { return }
    let afterFirst = afterNewline(first)
    if literal.isTerminated {
      var indent = end
      while indent > first, bytes[indent - 1] == Byte.space || bytes[indent - 1] == Byte.tab { indent -= 1 }
      if isNewline(indent - 1) {
        indentation = indent..<end
        let isPair = bytes[indent - 1] == Byte.newline && bytes[indent - 2] == Byte.carriageReturn
        end = max(afterFirst, indent - (isPair ? 2 : 1))
      }
    }
    append(.removed, upTo: afterFirst)
    readIndentation()
  }

  /// Removes the indentation at the start of a line, as far as it is that of the closing delimiter.
  private mutating func readIndentation() {
    var next = position
    var expected = indentation.lowerBound
    while next < end, expected < indentation.upperBound, bytes[next] == bytes[expected] {
      next += 1
      expected += 1
    }
    if next > position { append(.removed, upTo: next) }
  }

  private mutating func append(_ kind: OffsetMap.Segment.Kind, upTo end: Int, _ value: some Sequence<UInt8>) {
    let start = decoded.count
    decoded.append(contentsOf: value)
    segments.append(
      OffsetMap.Segment(
        kind: kind, source: TextRange(utf8: position, end), decoded: TextRange(utf8: start, decoded.count)))
    position = end
  }

  private mutating func append(_ kind: OffsetMap.Segment.Kind, upTo end: Int) {
    append(kind, upTo: end, EmptyCollection())
  }

  private func isNewline(_ offset: Int) -> Bool { bytes[offset].isNewline }

  private func afterNewline(_ offset: Int) -> Int {
    let isPair =
      bytes[offset] == Byte.carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == Byte.newline
    return offset + (isPair ? 2 : 1)
  }

  /// Returns the end of the escape sequence at the position and the bytes that it yields, none for an escaped
  /// line break; `nil` if it is no valid escape sequence.
  private func escape() -> (end: Int, bytes: [UInt8])? {
    let name = position + 1 + literal.delimiterLength
    guard name <= end, bytes[(position + 1)..<name].allSatisfy({ $0 == Byte.hash }) else { return nil }
    if literal.isMultiline, let line = escapedLineBreak(from: name) { return (line, []) }
    guard name < end else { return nil }
    switch bytes[name] {
    case Byte.zero: return (name + 1, [0])
    case Byte.backslash, Byte.quote, Byte.apostrophe: return (name + 1, [bytes[name]])
    case UInt8(ascii: "t"): return (name + 1, [Byte.tab])
    case UInt8(ascii: "n"): return (name + 1, [Byte.newline])
    case UInt8(ascii: "r"): return (name + 1, [Byte.carriageReturn])
    case UInt8(ascii: "u"): return scalar(from: name + 1)
    default: return nil
    }
  }

  /// Returns the end of the spaces and the line break at an offset. The last line break, which is not part of
  /// the value, counts too.
  private func escapedLineBreak(from start: Int) -> Int? {
    var next = start
    while next < end, bytes[next] == Byte.space || bytes[next] == Byte.tab { next += 1 }
    if next == end, end < literal.contentRange.end.utf8 { return end }
    return next < end && isNewline(next) ? min(afterNewline(next), end) : nil
  }

  private func scalar(from start: Int) -> (end: Int, bytes: [UInt8])? {
    guard start < end, bytes[start] == Byte.openBrace else { return nil }
    var value: UInt32 = 0
    var next = start + 1
    while next < end, next - start <= 8, let digit = bytes[next].hexadecimalValue {
      value = value << 4 | UInt32(digit)
      next += 1
    }
    guard next > start + 1, next < end, bytes[next] == Byte.closeBrace,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (next + 1, Array(String(scalar).utf8))
  }
}
