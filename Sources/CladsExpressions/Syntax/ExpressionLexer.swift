import SourceText

/// A lexer that produces the tokens of an expression one at a time.
struct ExpressionLexer {
  enum Kind: Equatable {
    case end
    case int, double, string, unterminatedString, name
    case openParen, closeParen, openBracket, closeBracket, openBrace, openPlaceholder, closeBrace
    case dot, question, colon, not
    case binary(BinaryOperator)
    /// An operator of other languages.
    case foreign
    /// A character that cannot start a token.
    case unknown
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset after the last byte of the expression.
  let end: Int
  /// The offset of the first byte that is not yet part of a token.
  private(set) var position: Int

  /// Creates a lexer for `range`, which must be within `bytes`.
  init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.bytes = bytes
    self.end = range.upperBound
    self.position = range.lowerBound
  }

  /// Discards the rest of the text.
  mutating func stop() { position = end }

  /// Returns the next token; at the end of the text, always `end`.
  mutating func next() -> Token {
    while position < end, bytes[position].isSpace { position += 1 }
    let start = position
    guard start < end else { return Token(kind: .end, range: end..<end) }
    let byte = bytes[start]
    let kind: Kind
    if byte.isNameStart {
      kind = name()
    } else if byte.isDigit {
      kind = number()
    } else if byte.isQuote {
      kind = string(quote: byte)
    } else {
      kind = punctuation(byte)
    }
    return Token(kind: kind, range: start..<position)
  }

  /// Returns the name or integer at `position`, right after a dot, or `nil` if there is none.
  ///
  /// Digits after a dot are never part of a fraction, so `users.0.5` has two indices.
  mutating func memberName() -> Token? {
    let start = position
    guard start < end else { return nil }
    if bytes[start].isNameStart {
      let kind = name()
      return Token(kind: kind, range: start..<position)
    }
    while position < end, bytes[position].isDigit { position += 1 }
    return start == position ? nil : Token(kind: .int, range: start..<position)
  }

  private func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private mutating func name() -> Kind {
    while position < end, bytes[position].isNamePart { position += 1 }
    return .name
  }

  private mutating func number() -> Kind {
    while position < end, bytes[position].isDigit { position += 1 }
    guard byte(at: position) == Byte.dot, byte(at: position + 1).isDigit else { return .int }
    position += 1
    while position < end, bytes[position].isDigit { position += 1 }
    return .double
  }

  private mutating func string(quote: UInt8) -> Kind {
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return .string
      }
      let following = self.byte(at: position + 1)
      position += byte == Byte.backslash && (following.isQuote || following == Byte.backslash) ? 2 : 1
    }
    return .unterminatedString
  }

  private mutating func punctuation(_ byte: UInt8) -> Kind {
    let following = self.byte(at: position + 1)
    switch byte {
    case Byte.openParenthesis: return take(1, .openParen)
    case Byte.closeParenthesis: return take(1, .closeParen)
    case Byte.openBracket: return take(1, .openBracket)
    case Byte.closeBracket: return take(1, .closeBracket)
    case Byte.openBrace: return take(1, .openBrace)
    case Byte.closeBrace: return take(1, .closeBrace)
    case Byte.dot: return take(1, .dot)
    case Byte.colon: return take(1, .colon)
    case Byte.plus: return take(1, .binary(.add))
    case Byte.minus: return take(1, .binary(.subtract))
    case Byte.star: return take(1, .binary(.multiply))
    case Byte.slash: return take(1, .binary(.divide))
    case Byte.percent: return take(1, .binary(.remainder))
    case Byte.dollar: return following == Byte.openBrace ? take(2, .openPlaceholder) : take(1, .unknown)
    case Byte.questionMark: return following == byte ? take(2, .foreign) : take(1, .question)
    case Byte.ampersand: return following == byte ? take(2, .binary(.and)) : take(1, .foreign)
    case Byte.bar: return following == byte ? take(2, .binary(.or)) : take(1, .foreign)
    case Byte.lessThan:
      return following == Byte.equals ? take(2, .binary(.lessOrEqual)) : take(1, .binary(.less))
    case Byte.greaterThan:
      return following == Byte.equals ? take(2, .binary(.greaterOrEqual)) : take(1, .binary(.greater))
    case Byte.equals: return equality(.equal, following, otherwise: .foreign)
    case Byte.exclamationMark: return equality(.notEqual, following, otherwise: .not)
    case Byte.caret, Byte.tilde: return take(1, .foreign)
    default: return take(1, .unknown)
    }
  }

  private mutating func equality(_ found: BinaryOperator, _ following: UInt8, otherwise: Kind) -> Kind {
    guard following == Byte.equals else { return take(1, otherwise) }
    return byte(at: position + 2) == Byte.equals ? take(3, .foreign) : take(2, .binary(found))
  }

  private mutating func take(_ count: Int, _ kind: Kind) -> Kind {
    position = min(position + count, end)
    return kind
  }
}
