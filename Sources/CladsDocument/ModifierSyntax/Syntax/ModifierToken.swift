/// A piece of the text of a modifier. The tokens of a text cover it without gaps.
package struct ModifierToken: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case space, name, number, string
    case openParenthesis, closeParenthesis, openBracket, closeBracket
    case comma, point, colon
    /// Bytes that no other token has.
    case other
  }

  package let kind: Kind
  /// The range in UTF-8 bytes of the text.
  package let range: Range<Int>
}

/// Splits the text of a modifier into tokens.
struct ModifierLexer {
  let bytes: [UInt8]

  func tokens() -> [ModifierToken] {
    var tokens: [ModifierToken] = []
    var start = 0
    while start < bytes.count {
      let (kind, end) = token(at: start)
      tokens.append(ModifierToken(kind: kind, range: start..<end))
      start = end
    }
    return tokens
  }

  private func token(at start: Int) -> (ModifierToken.Kind, Int) {
    let byte = bytes[start]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return (.space, end(from: start) { [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    case UInt8(ascii: "("): return (.openParenthesis, start + 1)
    case UInt8(ascii: ")"): return (.closeParenthesis, start + 1)
    case UInt8(ascii: "["): return (.openBracket, start + 1)
    case UInt8(ascii: "]"): return (.closeBracket, start + 1)
    case UInt8(ascii: ","): return (.comma, start + 1)
    case UInt8(ascii: ":"): return (.colon, start + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return (.string, endOfString(from: start, quote: byte))
    case UInt8(ascii: "."):
      return isDigit(at: start + 1) ? (.number, endOfNumber(from: start)) : (.point, start + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      let isNumber =
        isDigit(at: start + 1) || (self.byte(at: start + 1) == UInt8(ascii: ".") && isDigit(at: start + 2))
      return isNumber ? (.number, endOfNumber(from: start + 1)) : (.other, start + 1)
    default:
      if isDigit(at: start) { return (.number, endOfNumber(from: start)) }
      if Self.isNamePart(byte) { return (.name, end(from: start, while: Self.isNamePart)) }
      return (.other, start + 1)
    }
  }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func isDigit(at offset: Int) -> Bool { (0x30...0x39).contains(byte(at: offset)) }

  /// A name consists of ASCII letters, digits and `_`, and all bytes of other scalars.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func end(from start: Int, while isIncluded: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isIncluded(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the end of a number: digits, a point and an exponent, and letters that do not belong there. A
  /// point before a name is the start of a member.
  private func endOfNumber(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let isExponentSign =
        (bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+")) && end > start
        && bytes[end - 1] | 0x20 == UInt8(ascii: "e") && isDigit(at: end + 1)
      let isPoint = bytes[end] == UInt8(ascii: ".") && (isDigit(at: end + 1) || end == start)
      guard Self.isNamePart(bytes[end]) || isPoint || isExponentSign else { break }
      end += 1
    }
    return end
  }

  /// Returns the end of a string, after its closing quote if it has one.
  private func endOfString(from start: Int, quote: UInt8) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }
}
