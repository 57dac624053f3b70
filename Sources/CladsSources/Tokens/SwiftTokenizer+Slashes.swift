import SourceText

/// Comments and regular expressions.
extension SwiftTokenizer {
  mutating func readSlash() {
    switch byte(position + 1) {
    case Byte.slash: readLineComment()
    case Byte.star: readBlockComment()
    default: if !readRegex() { append(.punctuation, to: position + 1) }
    }
  }

  private mutating func appendComment(_ kind: SwiftToken.Kind, to end: Int, isTerminated: Bool = true) {
    comments.append(
      SwiftToken(
        kind, firstByte: Byte.slash, from: position, to: end,
        flags: isTerminated ? [] : .isUnterminated, link: tokens.count))
    position = end
  }

  private mutating func readLineComment() {
    let isDocumentation = byte(position + 2) == Byte.slash && byte(position + 3) != Byte.slash
    appendComment(isDocumentation ? .documentationLine : .lineComment, to: endOfLine(after: position))
  }

  private mutating func readBlockComment() {
    // `/**/` and `/***` are ordinary comments.
    let isDocumentation =
      byte(position + 2) == Byte.star && byte(position + 3) != Byte.slash && byte(position + 3) != Byte.star
    var depth = 1
    var end = position + 2
    while end < count, depth > 0 {
      if bytes[end] == Byte.star, byte(end + 1) == Byte.slash {
        depth -= 1
        end += 2
      } else if bytes[end] == Byte.slash, byte(end + 1) == Byte.star {
        depth += 1
        end += 2
      } else {
        end += 1
      }
    }
    appendComment(
      isDocumentation ? .documentationBlock : .blockComment, to: end, isTerminated: depth == 0)
  }

  /// Reads `/…/` if the slash may start a regular expression and another one on the line ends it.
  private mutating func readRegex() -> Bool {
    let next = byte(position + 1)
    guard position >= slashesWithoutEnd, !next.isSpace, next != 0, mayStartOperand else { return false }
    var end = position + 1
    while end < count, !bytes[end].isNewline {
      if bytes[end] == Byte.backslash {
        end += byte(end + 1).isNewline ? 1 : 2
      } else if bytes[end] == Byte.slash {
        // A slash after a space is an operator, and `//` a comment.
        guard !byte(end - 1).isSpace, byte(end + 1) != Byte.slash else { return false }
        append(.regex, to: end + 1)
        return true
      } else {
        end += 1
      }
    }
    slashesWithoutEnd = end
    return false
  }

  /// Whether an operand may follow the last token, so that a slash is no division.
  private var mayStartOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .stringTail, .regex: return false
    case .identifier: return isKeywordBeforeOperand(last)
    case .punctuation:
      let operandEnds = [Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace, Byte.questionMark]
      return !operandEnds.contains(last.firstByte)
    default: return true
    }
  }

  private func isKeywordBeforeOperand(_ token: SwiftToken) -> Bool {
    // `return`, `case`, `in`, `try`, `await`, `else`, `where`
    switch (token.utf8Count, token.firstByte) {
    case (6, UInt8(ascii: "r")), (4, UInt8(ascii: "c")), (2, UInt8(ascii: "i")), (3, UInt8(ascii: "t")),
      (5, UInt8(ascii: "a")), (4, Byte.lowerE), (5, UInt8(ascii: "w")):
      let name = UnsafeBufferPointer(rebasing: bytes[token.start..<token.end])
      return ["return", "case", "in", "try", "await", "else", "where"].contains {
        $0.utf8.elementsEqual(name)
      }
    default: return false
    }
  }

  /// Reads `#/…/#`, which has several lines if the first one is blank after the slash.
  mutating func readExtendedRegex(delimiterLength: Int) -> Bool {
    let start = position + delimiterLength + 1
    let isMultiline = byte(start).isNewline
    // More `#` than anyone writes would allow a text whose every delimiter searches the rest of it.
    guard delimiterLength <= 8, !isMultiline || !missingRegexEnds.contains(delimiterLength) else {
      return false
    }
    guard isMultiline || position >= slashesWithoutEnd else { return false }
    var end = start
    while end < count, isMultiline || !bytes[end].isNewline {
      if bytes[end] == Byte.slash, endOfHashes(after: end + 1) >= end + 1 + delimiterLength {
        append(.regex, to: end + 1 + delimiterLength)
        return true
      }
      end += 1
    }
    if isMultiline { missingRegexEnds.insert(delimiterLength) } else { slashesWithoutEnd = end }
    return false
  }
}
