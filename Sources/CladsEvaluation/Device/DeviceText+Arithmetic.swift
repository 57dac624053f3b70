extension UInt8 {
  /// Whether the byte is one of `+ - * / %`.
  var isOperator: Bool { self == 0x2B || self == 0x2D || self == 0x2A || self == 0x2F || self == 0x25 }

  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
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
    if byte < 0x80 { return byte == 0x2E || byte == 0x29 || Self.isWordCharacter(Unicode.Scalar(byte)) }
    guard let start = self[...last].lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return false }
    return Self.isWordCharacter(scalar(at: start))
  }

  private func startsOperand(after position: Int) -> Bool {
    guard let first = self[(position + 1)...].firstIndex(where: { !$0.isWhiteSpace }) else { return false }
    let byte = self[first]
    if byte < 0x80 { return byte == 0x2E || byte == 0x28 || Self.isWordCharacter(Unicode.Scalar(byte)) }
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
    guard first == 0x28, last == 0x29, count > 1 else { return self }
    let inside = dropFirst().dropLast()
    var depth = 0
    for byte in inside {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if depth < 0 { return self }
    }
    return depth == 0 ? inside : self
  }

  /// The text with one space on either side of every operator character, and no two spaces in a row.
  var respaced: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + 8)
    func append(_ byte: UInt8) {
      if byte != 0x20 || result.last != 0x20 { result.append(byte) }
    }
    for byte in self {
      if byte.isOperator { append(0x20) }
      append(byte)
      if byte.isOperator { append(0x20) }
    }
    return result
  }
}
