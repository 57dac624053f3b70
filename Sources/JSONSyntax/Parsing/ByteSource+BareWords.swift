import SourceText

// Bare words: names and values without quotes, or with quotes other than those of JSON.
extension ByteSource {
  /// Returns the end of the line that contains `offset`, or of the lookahead if that comes first.
  func lookaheadEnd(_ offset: Int) -> Int {
    let limit = Swift.min(count, offset &+ lookahead)
    var end = offset
    while end < limit, !isLineBreak(end) { end &+= 1 }
    return Swift.min(end, count)
  }

  /// Returns whether a byte can be part of a bare word: neither whitespace nor punctuation.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...Byte.space, Byte.quote, Byte.comma, Byte.colon, Byte.semicolon, Byte.equals, Byte.openBrace,
      Byte.closeBrace, Byte.openBracket, Byte.closeBracket:
      false
    default: true
    }
  }

  /// Returns whether a string, object or array starts with a byte.
  func isStartOfValue(_ byte: UInt8) -> Bool {
    byte == Byte.quote || byte == Byte.apostrophe || byte == Byte.openBrace || byte == Byte.openBracket
  }

  /// Returns the end of an unquoted name: before a colon, an equals sign, other punctuation or the line
  /// break.
  func bareNameEnd(_ start: Int) -> Int {
    if let end = curlyQuotedEnd(start) { return end }
    var end = start &+ 1
    while end < count, isWordByte(self[end]) || self[end] == Byte.space || self[end] == Byte.tab { end &+= 1 }
    return beforeSpace(end, from: start &+ 1)
  }

  /// Returns the end of the unquoted name at `start` if a colon follows it.
  func unquotedNameEnd(_ start: Int) -> Int? {
    guard isWordByte(self[start]) else { return nil }
    let limit = lookaheadEnd(start)
    var end = start &+ 1
    while end < limit, isWordByte(self[end]) || self[end] == Byte.space || self[end] == Byte.tab { end &+= 1 }
    return self[end] == Byte.colon ? beforeSpace(end, from: start &+ 1) : nil
  }

  /// Returns the end of an unquoted value: before punctuation, a comment or the line break.
  ///
  /// Punctuation inside parentheses or `${ }` belongs to the value, as in `rgba(1, 2)`. So does a colon
  /// without a space after it, as in a URL.
  func bareValueEnd(_ start: Int) -> Int {
    if let end = curlyQuotedEnd(start) { return end }
    var end = start
    var maySpan = true
    while end < count {
      let byte = self[end]
      if maySpan, let closer = closerOfSpan(at: end) {
        // After one span without an end, no others are searched for: that would be quadratic.
        if let close = closingOnLine(end, closer) { end = close } else { maySpan = false }
      } else if byte.isSpace {
        let next = afterBlanks(end)
        if next >= count || isLineBreak(next) || self[next] == Byte.slash { break }
        end = next
        continue
      } else if !isWordByte(byte) {
        let isInside = byte == Byte.colon && (isWordByte(self[end &+ 1]) || self[end &+ 1] == Byte.slash)
        if !isInside || end == start { break }
      }
      end &+= 1
    }
    return Swift.max(beforeSpace(Swift.min(end, count), from: start), Swift.min(start &+ 1, count))
  }

  /// Returns the literal or number at `start`, which may be followed by anything but more of a word.
  func strictToken(at start: Int) -> (kind: SyntaxKind, end: Int)? {
    var end = start
    while end < count, end &- start < 400, isTokenByte(self[end]) { end &+= 1 }
    guard end > start, !isWordByte(self[end]) || self[end] == Byte.slash else { return nil }
    let token = ByteSource(base: base, count: end)
    if token.numberEnd(start) == end { return (.number, end) }
    let literals: [(SyntaxKind, StaticString)] = [(.true, "true"), (.false, "false"), (.null, "null")]
    for (kind, literal) in literals where token.literalEnd(start, literal) == end { return (kind, end) }
    return nil
  }

  private func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte == Byte.plus || byte == Byte.minus || byte == Byte.dot
  }

  /// Returns the offset of the quote that ends the bare word at `start`, if its opening quote is missing.
  ///
  /// What follows the quote must be what follows a name or a value.
  func quoteEndingWord(at start: Int, isName: Bool) -> Int? {
    guard isWordByte(self[start]), curlyQuoteLength(start) == nil else { return nil }
    let limit = lookaheadEnd(start)
    var offset = start
    while offset < limit, self[offset] != Byte.quote { offset &+= self[offset] == Byte.backslash ? 2 : 1 }
    guard offset < limit, offset > start else { return nil }
    // A quote right after a word byte or a colon ends a string rather than starting one.
    let isNextToText = isWordByte(self[offset &- 1]) || self[offset &- 1] == Byte.colon
    if !isNextToText, isStartOfString(before: offset, from: start) { return nil }
    if isName {
      for index in start..<offset where self[index] == Byte.colon { return nil }
      return self[afterBlanks(offset &+ 1)] == Byte.colon ? offset : nil
    }
    return isEndOfValue(at: offset &+ 1) ? offset : nil
  }

  /// Returns the number of bytes of the curly quote or backtick at `offset`.
  func curlyQuoteLength(_ offset: Int) -> Int? {
    if self[offset] == Byte.backtick { return 1 }
    guard self[offset] == 0xE2, self[offset &+ 1] == 0x80 else { return nil }
    return (0x98...0x9F).contains(self[offset &+ 2]) ? 3 : nil
  }

  private func curlyQuotedEnd(_ start: Int) -> Int? {
    guard let length = curlyQuoteLength(start) else { return nil }
    let limit = lookaheadEnd(start)
    var offset = start &+ length
    while offset < limit {
      if curlyQuoteLength(offset) == length { return offset &+ length }
      offset &+= 1
    }
    return nil
  }

  /// Returns the byte that closes the parentheses or the `${ }` that start at `offset`.
  private func closerOfSpan(at offset: Int) -> UInt8? {
    if self[offset] == Byte.openParenthesis { return Byte.closeParenthesis }
    return self[offset] == Byte.dollar && self[offset &+ 1] == Byte.openBrace ? Byte.closeBrace : nil
  }

  private func closingOnLine(_ start: Int, _ closer: UInt8) -> Int? {
    let limit = lookaheadEnd(start)
    var offset = start
    while offset < limit {
      if self[offset] == closer { return offset }
      if self[offset] == Byte.quote { return nil }
      offset &+= 1
    }
    return nil
  }

  /// Returns the offset of the quote that ends a string which continues after the line break at `offset`.
  ///
  /// Returns `nil` if the following lines look like JSON again.
  func quoteOnLaterLine(_ offset: Int) -> Int? {
    let limit = Swift.min(count, offset &+ 4_000)
    var line = afterLineBreak(offset)
    while line < limit {
      let first = afterBlanks(line)
      switch self[first] {
      case Byte.quote:
        let next = afterBlanks(first &+ 1)
        return self[next] == Byte.comma || isLineBreak(next) ? first : nil
      case Byte.openBrace, Byte.openBracket, Byte.closeBrace, Byte.closeBracket: return nil
      default: break
      }
      let end = lineEnd(first, limit: limit)
      var quote = first
      while quote < end, self[quote] != Byte.quote { quote &+= self[quote] == Byte.backslash ? 2 : 1 }
      if quote < end { return isEndOfValue(at: quote &+ 1) ? quote : nil }
      line = afterLineBreak(end)
      if line == end { return nil }
    }
    return nil
  }
}
