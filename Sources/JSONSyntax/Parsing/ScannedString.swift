/// What lies between a quote and the next quote or the end of the line.
struct ScannedString {
  /// The offset of the opening quote.
  var start: Int
  /// The offset of the closing quote, or where the line ends without one.
  var contentEnd: Int
  var isClosed: Bool
  /// Whether there is a backslash.
  var isEscaped = false
  /// Whether there is an escape or control character that JSON does not allow.
  var isFlawed = false

  /// The offset after the closing quote, if there is one.
  var end: Int { isClosed ? contentEnd &+ 1 : contentEnd }
}

extension ByteSource {
  /// Reads from the quote at `start` to the next one that has no backslash before it.
  func string(at start: Int, quote: UInt8 = Byte.quote) -> ScannedString {
    var scan = ScannedString(start: start, contentEnd: count, isClosed: false)
    var offset = start &+ 1
    while offset < count {
      if quote == Byte.quote {
        offset = plainEnd(offset)
        if offset >= count { break }
      }
      let byte = self[offset]
      if byte == quote {
        scan.contentEnd = offset
        scan.isClosed = true
        return scan
      }
      if byte == Byte.backslash {
        scan.isEscaped = true
        let length = escapeLength(offset)
        if length == 0 { scan.isFlawed = true }
        // A line break ends the string even after a backslash.
        offset &+= length > 0 ? length : isLineBreak(offset &+ 1) ? 1 : 2
      } else if isLineBreak(offset) {
        scan.contentEnd = offset
        return scan
      } else {
        if byte < Byte.space { scan.isFlawed = true }
        offset &+= 1
      }
    }
    scan.contentEnd = count
    return scan
  }

  /// The number of bytes of the escape at the backslash at `offset`; zero if JSON has no such escape.
  func escapeLength(_ offset: Int) -> Int {
    let letter = self[offset &+ 1]
    if letter == Byte.lowerU {
      for index in 2..<6 where hexadecimalDigit(self[offset &+ index]) == nil { return 0 }
      return 6
    }
    return simpleEscape(letter) == nil ? 0 : 2
  }

  /// Whether a string at `offset` is followed by a colon.
  func isName(at offset: Int) -> Bool {
    guard self[offset] == Byte.quote else { return false }
    let scan = string(at: offset)
    return scan.isClosed && self[afterSpace(scan.end)] == Byte.colon
  }

  /// Whether a value, a list or an object can be over at `offset`: a comma, a closing bracket or a line break.
  func isEndOfValue(at offset: Int) -> Bool {
    let next = afterBlanks(offset)
    switch self[next] {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.newline, Byte.carriageReturn: return true
    default: return next >= count
    }
  }

  /// Whether the last byte before `offset` other than white space is one after which a string starts.
  func isStartOfString(before offset: Int, from start: Int) -> Bool {
    let end = beforeSpace(offset, from: start)
    guard end > start else { return false }
    switch self[end &- 1] {
    case Byte.comma, Byte.colon, Byte.openBrace, Byte.openBracket: return true
    default: return false
    }
  }
}
