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
    guard byte(at: position) == 0x2E, byte(at: position + 1).isDigit else { return .int }
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
      position += byte == 0x5C && (following.isQuote || following == 0x5C) ? 2 : 1
    }
    return .unterminatedString
  }

  private mutating func punctuation(_ byte: UInt8) -> Kind {
    let following = self.byte(at: position + 1)
    switch byte {
    case UInt8(ascii: "("): return take(1, .openParen)
    case UInt8(ascii: ")"): return take(1, .closeParen)
    case UInt8(ascii: "["): return take(1, .openBracket)
    case UInt8(ascii: "]"): return take(1, .closeBracket)
    case UInt8(ascii: "{"): return take(1, .openBrace)
    case UInt8(ascii: "}"): return take(1, .closeBrace)
    case UInt8(ascii: "."): return take(1, .dot)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: "+"): return take(1, .binary(.add))
    case UInt8(ascii: "-"): return take(1, .binary(.subtract))
    case UInt8(ascii: "*"): return take(1, .binary(.multiply))
    case UInt8(ascii: "/"): return take(1, .binary(.divide))
    case UInt8(ascii: "%"): return take(1, .binary(.remainder))
    case UInt8(ascii: "$"): return following == 0x7B ? take(2, .openPlaceholder) : take(1, .unknown)
    case UInt8(ascii: "?"): return following == byte ? take(2, .foreign) : take(1, .question)
    case UInt8(ascii: "&"): return following == byte ? take(2, .binary(.and)) : take(1, .foreign)
    case UInt8(ascii: "|"): return following == byte ? take(2, .binary(.or)) : take(1, .foreign)
    case UInt8(ascii: "<"):
      return following == 0x3D ? take(2, .binary(.lessOrEqual)) : take(1, .binary(.less))
    case UInt8(ascii: ">"):
      return following == 0x3D ? take(2, .binary(.greaterOrEqual)) : take(1, .binary(.greater))
    case UInt8(ascii: "="): return equality(.equal, following, otherwise: .foreign)
    case UInt8(ascii: "!"): return equality(.notEqual, following, otherwise: .not)
    case UInt8(ascii: "^"), UInt8(ascii: "~"): return take(1, .foreign)
    default: return take(1, .unknown)
    }
  }

  private mutating func equality(_ found: BinaryOperator, _ following: UInt8, otherwise: Kind) -> Kind {
    guard following == 0x3D else { return take(1, otherwise) }
    return byte(at: position + 2) == 0x3D ? take(3, .foreign) : take(2, .binary(found))
  }

  private mutating func take(_ count: Int, _ kind: Kind) -> Kind {
    position = min(position + count, end)
    return kind
  }
}
