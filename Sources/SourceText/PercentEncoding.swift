extension String {
  /// Returns the text with every byte escaped except those that RFC 3986 leaves alone (letters, digits and
  /// `-._~`) and those in `kept`.
  package func percentEncoded(keeping kept: [UInt8] = []) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte.isUnreserved || kept.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [Byte.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The text with its escapes replaced, or `nil` if that is not UTF-8.
  package var percentDecoded: String? { String(validating: Array(utf8)[...].percentDecoded, as: UTF8.self) }
}

extension UInt8 {
  /// Whether RFC 3986 leaves this byte alone: a letter, a digit, or one of `-._~`.
  var isUnreserved: Bool {
    isLetter || isDigit || self == Byte.minus || self == Byte.dot || self == Byte.underscore
      || self == Byte.tilde
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with their escapes replaced. A `%` that starts no escape stays.
  var percentDecoded: [UInt8] {
    var decoded: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      if byte == Byte.percent, rest.count >= 2, let high = rest[rest.startIndex].hexadecimalValue,
        let low = rest[rest.startIndex &+ 1].hexadecimalValue
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }
}
