import SourceText

extension UInt8 {
  /// Whether the byte is one of `+ - * / %`.
  var isOperator: Bool {
    self == Byte.plus || self == Byte.minus || self == Byte.star || self == Byte.slash || self == Byte.percent
  }
}

/// The operations that the current runtime performs on text that may be arithmetic.
extension ArraySlice<UInt8> {
  /// Whether an operator appears between two operands, that is, after a word character, dot or `)` and before
  /// a word character, dot or `(`. Prose such as `5-star` qualifies.
  ///
  /// On device this is a regular expression, so it sees scalars.
  var looksArithmetic: Bool {
    var position = startIndex
    while position < endIndex {
      let (byte, next) = unmasked(at: position)
      if byte.isOperator, endsOperand(before: position), startsOperand(after: next) { return true }
      position = next
    }
    return false
  }

  private func endsOperand(before position: Int) -> Bool {
    var end = position
    while let start = self[..<end].lastIndex(where: { !$0.isContinuation }), let scalar = scalar(at: start) {
      if !scalar.properties.isWhitespace {
        return scalar == "." || scalar == ")" || Self.isWordCharacter(scalar)
      }
      end = start
    }
    return false
  }

  private func startsOperand(after position: Int) -> Bool {
    var start = position
    while start < endIndex, let scalar = scalar(at: start) {
      if !scalar.properties.isWhitespace {
        return scalar == "." || scalar == "(" || Self.isWordCharacter(scalar)
      }
      start = self[(start + 1)...].firstIndex { !$0.isContinuation } ?? endIndex
    }
    return false
  }

  /// Whether `\w` of ICU's regular expressions matches a scalar.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "_"
    }
    let (nonJoiner, joiner): (Unicode.Scalar, Unicode.Scalar) = ("\u{200C}", "\u{200D}")
    if scalar == nonJoiner || scalar == joiner || scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// The text without its outer parentheses, unless the first and the last do not match each other.
  var withoutOuterParentheses: ArraySlice<UInt8> {
    guard first == Byte.openParenthesis, last == Byte.closeParenthesis, count > 1 else { return self }
    let inside = dropFirst().dropLast()
    var depth = 0
    for byte in inside {
      if byte == Byte.openParenthesis { depth += 1 }
      if byte == Byte.closeParenthesis { depth -= 1 }
      if depth < 0 { return self }
    }
    return depth == 0 ? inside : self
  }

  /// The text with one space on either side of every operator character, and no two spaces in a row.
  var respaced: ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(count + 8)
    var endsWithSpace = false
    var position = startIndex
    while position < endIndex {
      let (byte, end) = visible(at: position)
      if byte == Byte.space {
        if !endsWithSpace { result += self[position..<end] }
        endsWithSpace = true
      } else if let byte, byte.isOperator {
        if !endsWithSpace { result.append(Byte.space) }
        result += [byte, Byte.space]
        endsWithSpace = true
      } else {
        result += self[position..<end]
        endsWithSpace = false
      }
      position = end
    }
    return result[...].remasked
  }

  /// Returns the texts before and after the first `operation` in a respaced text that has a space on both
  /// sides; a sign at the start has none before it.
  func split(at operation: UInt8) -> (left: ArraySlice<UInt8>, right: ArraySlice<UInt8>)? {
    var position = startIndex
    var space: Int?
    while position < endIndex {
      let (byte, end) = visible(at: position)
      if byte == operation, let space, end < endIndex {
        let (next, right) = visible(at: end)
        if next == Byte.space { return (self[..<space], self[right...]) }
      }
      space = byte == Byte.space ? position : nil
      position = end
    }
    return nil
  }
}
