import SourceText

extension UInt8 {
  /// Whether the byte is one of `+ - * / %`.
  var isOperator: Bool {
    self == Byte.plus || self == Byte.minus || self == Byte.star || self == Byte.slash || self == Byte.percent
  }

  fileprivate var isWhiteSpace: Bool { self == Byte.space || (0x09...0x0D).contains(self) }
}

/// The operations that the current runtime performs on text that may be arithmetic.
extension ArraySlice<UInt8> {
  /// Whether an operator appears between two operands, that is, after a word character, dot or `)` and before
  /// a word character, dot or `(`. Prose such as `5-star` qualifies.
  var looksArithmetic: Bool {
    indices.contains { self[$0].isOperator && endsOperand(before: $0) && startsOperand(after: $0) }
  }

  private func endsOperand(before position: Int) -> Bool {
    guard let last = self[..<position].lastIndex(where: { !$0.isWhiteSpace }) else { return false }
    let byte = self[last]
    if byte < 0x80 {
      return byte == Byte.dot || byte == Byte.closeParenthesis || Self.isWordCharacter(Unicode.Scalar(byte))
    }
    guard let start = self[...last].lastIndex(where: { !$0.isContinuation }) else { return false }
    return Self.isWordCharacter(scalar(at: start))
  }

  private func startsOperand(after position: Int) -> Bool {
    guard let first = self[(position + 1)...].firstIndex(where: { !$0.isWhiteSpace }) else { return false }
    let byte = self[first]
    if byte < 0x80 {
      return byte == Byte.dot || byte == Byte.openParenthesis || Self.isWordCharacter(Unicode.Scalar(byte))
    }
    return Self.isWordCharacter(scalar(at: first))
  }

  private func scalar(at position: Int) -> Unicode.Scalar? {
    self[position...].prefix(4).string.unicodeScalars.first
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let properties = scalar?.properties else { return false }
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
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
  var respaced: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + 8)
    func append(_ byte: UInt8) {
      if byte != Byte.space || result.last != Byte.space { result.append(byte) }
    }
    for byte in self {
      if byte.isOperator { append(Byte.space) }
      append(byte)
      if byte.isOperator { append(Byte.space) }
    }
    return result
  }
}
