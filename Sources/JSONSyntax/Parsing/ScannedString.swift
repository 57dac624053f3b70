import SourceText

/// A string as far as it can be scanned: up to the next unescaped quote or the end of the line.
struct ScannedString {
  /// The offset of the opening quote.
  var start: Int
  /// The offset of the closing quote, or the end of the line if there is none.
  var contentEnd: Int
  var isClosed: Bool
  /// Whether the string contains a backslash.
  var isEscaped = false
  /// Whether the string contains an escape or a control character that JSON does not allow.
  var hasInvalidContent = false

  /// The offset after the closing quote, or the end of the line if there is none.
  var end: Int { isClosed ? contentEnd &+ 1 : contentEnd }
}

extension ByteSource {
  /// Scans the string that starts with the quote at `start`.
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
        if length == 0 || isLoneSurrogate(offset, length) { scan.hasInvalidContent = true }
        // A line break ends the string even after a backslash.
        offset &+= length > 0 ? length : isLineBreak(offset &+ 1) ? 1 : 2
      } else if isLineBreak(offset) {
        scan.contentEnd = offset
        return scan
      } else {
        if byte < Byte.space { scan.hasInvalidContent = true }
        offset &+= 1
      }
    }
    scan.contentEnd = count
    return scan
  }

  /// Returns the number of bytes of the escape at `offset`, both halves of a surrogate pair included, or zero
  /// if JSON has no such escape.
  func escapeLength(_ offset: Int) -> Int {
    let letter = self[offset &+ 1]
    if letter == Byte.lowerU {
      guard let unit = codeUnit(offset) else { return 0 }
      return isHighSurrogate(unit) && codeUnit(offset &+ 6).map(isLowSurrogate) ?? false ? 12 : 6
    }
    return simpleEscape(letter) == nil ? 0 : 2
  }

  /// Returns whether the escape of `length` bytes at `offset` is one half of a surrogate pair.
  func isLoneSurrogate(_ offset: Int, _ length: Int) -> Bool {
    guard length == 6, let unit = codeUnit(offset) else { return false }
    return isHighSurrogate(unit) || isLowSurrogate(unit)
  }

  /// Returns the code unit of the `\u` escape at `offset`, or `nil` if there is none.
  private func codeUnit(_ offset: Int) -> UInt32? {
    guard self[offset] == Byte.backslash, self[offset &+ 1] == Byte.lowerU else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = self[offset &+ index].hexadecimalValue else { return nil }
      unit = unit &<< 4 | UInt32(digit)
    }
    return unit
  }

  private func isHighSurrogate(_ unit: UInt32) -> Bool { unit & 0xFC00 == 0xD800 }

  private func isLowSurrogate(_ unit: UInt32) -> Bool { unit & 0xFC00 == 0xDC00 }

  /// Returns whether there is a string at `offset` that is followed by a colon.
  func isName(at offset: Int) -> Bool {
    guard self[offset] == Byte.quote else { return false }
    let scan = string(at: offset)
    return scan.isClosed && self[afterSpace(scan.end)] == Byte.colon
  }

  /// Returns whether a value can end at `offset`: a comma, a closing bracket, a line break or the end of the
  /// text follows.
  func isEndOfValue(at offset: Int) -> Bool {
    let next = afterBlanks(offset)
    switch self[next] {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.newline, Byte.carriageReturn: return true
    default: return next >= count
    }
  }

  /// Returns whether a string can start at `offset`: a comma, a colon or an opening bracket precedes it.
  func isStartOfString(before offset: Int, from start: Int) -> Bool {
    let end = beforeSpace(offset, from: start)
    guard end > start else { return false }
    switch self[end &- 1] {
    case Byte.comma, Byte.colon, Byte.openBrace, Byte.openBracket: return true
    default: return false
    }
  }
}
