extension ByteSource {
  /// The end of the line around `offset`, or as far as it is worth looking ahead.
  func horizon(_ offset: Int) -> Int {
    let limit = Swift.min(count, offset &+ lookahead)
    var end = offset
    while end < limit, !isLineBreak(end) { end &+= 1 }
    return Swift.min(end, count)
  }

  /// Whether a byte can stand in a word: not white space, not punctuation with a meaning.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...Byte.space, Byte.quote, Byte.comma, Byte.colon, Byte.semicolon, Byte.equals, Byte.openBrace,
      Byte.closeBrace, Byte.openBracket, Byte.closeBracket:
      false
    default: true
    }
  }

  /// Whether a value that is no word starts with a byte.
  func isStartOfValue(_ byte: UInt8) -> Bool {
    byte == Byte.quote || byte == Byte.apostrophe || byte == Byte.openBrace || byte == Byte.openBracket
  }

  /// The end of a name without quotes: before a colon, an equals sign, other punctuation or the end of the line.
  func nameWordEnd(_ start: Int) -> Int {
    if let end = curlyQuotedEnd(start) { return end }
    var end = start &+ 1
    while end < count, isWordByte(self[end]) || self[end] == Byte.space || self[end] == Byte.tab { end &+= 1 }
    return beforeSpace(end, from: start &+ 1)
  }

  /// The end of a name without quotes if a colon follows it.
  func unquotedNameEnd(_ start: Int) -> Int? {
    guard isWordByte(self[start]) else { return nil }
    let limit = horizon(start)
    var end = start &+ 1
    while end < limit, isWordByte(self[end]) || self[end] == Byte.space || self[end] == Byte.tab { end &+= 1 }
    return self[end] == Byte.colon ? beforeSpace(end, from: start &+ 1) : nil
  }

  /// The end of a value without quotes: before punctuation, a comment or the end of the line. Punctuation inside
  /// parentheses or `${ }` belongs to the value, and so does a colon with no space behind it.
  func valueWordEnd(_ start: Int) -> Int {
    if let end = curlyQuotedEnd(start) { return end }
    var end = start
    var maySpan = true
    while end < count {
      let byte = self[end]
      if maySpan, let closer = closerOfSpan(at: end) {
        // One that is never closed is enough to stop looking.
        if let close = closingOnLine(end, closer) { end = close } else { maySpan = false }
      } else if isSpace(byte) {
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

  /// The literal or number at `start`, whatever follows it except another letter or digit.
  func strictToken(at start: Int) -> (kind: SyntaxKind, end: Int)? {
    var end = start
    while end < count, end &- start < 400, isTokenByte(self[end]) { end &+= 1 }
    guard end > start, !isWordByte(self[end]) || self[end] == Byte.slash else { return nil }
    let token = ByteSource(base: base, count: end)
    if token.numberEnd(start) == end { return (.number, end) }
    let literals: [(SyntaxKind, StaticString)] = [(.true, "true"), (.false, "false"), (.null, "null")]
    for (kind, literal) in literals where token.wordEnd(start, literal) == end { return (kind, end) }
    return nil
  }

  private func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.zero...Byte.nine, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      Byte.plus, Byte.minus, Byte.dot:
      true
    default: false
    }
  }

  /// The quote that ends the word at `start`, when the word is followed by what follows a name or a value.
  func quoteEndingWord(at start: Int, isName: Bool) -> Int? {
    guard isWordByte(self[start]), curlyQuoteLength(start) == nil else { return nil }
    let limit = horizon(start)
    var offset = start
    while offset < limit, self[offset] != Byte.quote { offset &+= self[offset] == Byte.backslash ? 2 : 1 }
    guard offset < limit, offset > start else { return nil }
    // A quote next to a letter or a colon ends a text rather than starting one.
    let isNextToText = isWordByte(self[offset &- 1]) || self[offset &- 1] == Byte.colon
    if !isNextToText, isStartOfString(before: offset, from: start) { return nil }
    if isName {
      for index in start..<offset where self[index] == Byte.colon { return nil }
      return self[afterBlanks(offset &+ 1)] == Byte.colon ? offset : nil
    }
    return isEndOfValue(at: offset &+ 1) ? offset : nil
  }

  /// The number of bytes of the curly quote or backtick at `offset`.
  func curlyQuoteLength(_ offset: Int) -> Int? {
    if self[offset] == UInt8(ascii: "`") { return 1 }
    guard self[offset] == 0xE2, self[offset &+ 1] == 0x80 else { return nil }
    return (0x98...0x9F).contains(self[offset &+ 2]) ? 3 : nil
  }

  private func curlyQuotedEnd(_ start: Int) -> Int? {
    guard let length = curlyQuoteLength(start) else { return nil }
    let limit = horizon(start)
    var offset = start &+ length
    while offset < limit {
      if curlyQuoteLength(offset) == length { return offset &+ length }
      offset &+= 1
    }
    return nil
  }

  /// What ends the parentheses or the `${ }` that start at `offset`.
  private func closerOfSpan(at offset: Int) -> UInt8? {
    if self[offset] == UInt8(ascii: "(") { return UInt8(ascii: ")") }
    return self[offset] == UInt8(ascii: "$") && self[offset &+ 1] == Byte.openBrace ? Byte.closeBrace : nil
  }

  private func closingOnLine(_ start: Int, _ closer: UInt8) -> Int? {
    let limit = horizon(start)
    var offset = start
    while offset < limit {
      if self[offset] == closer { return offset }
      if self[offset] == Byte.quote { return nil }
      offset &+= 1
    }
    return nil
  }

  /// The quote that ends, in a later line, the string that has no quote before the line break at `offset`.
  ///
  /// Absent when the next lines look like JSON again.
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
