import SourceText

/// String literals.
extension SwiftTokenizer {
  /// Reads a literal from its opening delimiter to its end or its first interpolation.
  mutating func readLiteral(delimiterLength: Int) {
    let quote = position + delimiterLength
    let isMultiline = opensMultilineLiteral(at: quote, delimiterLength: delimiterLength)
    let literal = OpenLiteral(delimiterLength: delimiterLength, isMultiline: isMultiline, lastPart: -1)
    readText(of: literal, from: quote + (isMultiline ? 3 : 1))
  }

  private func opensMultilineLiteral(at quote: Int, delimiterLength: Int) -> Bool {
    guard byte(quote + 1) == Byte.quote, byte(quote + 2) == Byte.quote else { return false }
    guard delimiterLength > 0 else { return true }
    // `#"""#` is a quote between single-line delimiters.
    var offset = quote + 1
    while offset < count, !bytes[offset].isNewline {
      offset += 1
      guard byte(offset - 1) == Byte.quote else { continue }
      if hasHashes(delimiterLength, at: offset) { return false }
    }
    return true
  }

  private func hasHashes(_ number: Int, at offset: Int) -> Bool {
    var end = offset
    while end < offset + number, byte(end) == Byte.hash { end += 1 }
    return end == offset + number
  }

  /// Reads the text of a literal from `start`, which is in the part that starts at `position`.
  mutating func readText(of literal: OpenLiteral, from start: Int) {
    var offset = start
    while offset < count {
      let next = bytes[offset]
      offset += 1
      switch next {
      case Byte.newline, Byte.carriageReturn:
        if !literal.isMultiline { return endLiteral(literal, at: offset - 1, isTerminated: false) }
      case Byte.backslash:
        guard hasHashes(literal.delimiterLength, at: offset) else { continue }
        offset += literal.delimiterLength
        if byte(offset) == Byte.openParenthesis { return openHole(in: literal, at: offset + 1) }
        // The escaped byte may be a quote or a backslash; a newline is read as such.
        if offset < count, !byte(offset).isNewline { offset += 1 }
      case Byte.quote:
        var end = offset
        if literal.isMultiline {
          guard byte(end) == Byte.quote, byte(end + 1) == Byte.quote else { continue }
          end += 2
        }
        guard hasHashes(literal.delimiterLength, at: end) else { continue }
        return endLiteral(literal, at: end + literal.delimiterLength, isTerminated: true)
      default: break
      }
    }
    endLiteral(literal, at: count, isTerminated: false)
  }

  private mutating func openHole(in literal: OpenLiteral, at end: Int) {
    var literal = literal
    appendPart(of: literal, literal.lastPart < 0 ? .stringHead : .stringMiddle, to: end, isTerminated: true)
    literal.lastPart = tokens.count - 1
    openLiterals.append(literal)
  }

  private mutating func endLiteral(_ literal: OpenLiteral, at end: Int, isTerminated: Bool) {
    let kind = literal.lastPart < 0 ? SwiftToken.Kind.string : .stringTail
    appendPart(of: literal, kind, to: end, isTerminated: isTerminated)
  }

  private mutating func appendPart(
    of literal: OpenLiteral, _ kind: SwiftToken.Kind, to end: Int, isTerminated: Bool
  ) {
    if literal.lastPart >= 0 { tokens[literal.lastPart].link = UInt32(clamping: tokens.count) }
    var flags: SwiftToken.Flags = literal.isMultiline ? .isMultiline : []
    if !isTerminated { flags.insert(.isUnterminated) }
    append(kind, to: end, flags: flags)
  }
}
