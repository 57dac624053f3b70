extension String {
  /// Returns the text with every byte escaped except those that RFC 3986 leaves alone (letters, digits and
  /// `-._~`) and those in `kept`.
  public func percentEncoded(keeping kept: [UInt8] = []) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    for byte in utf8 {
      let isUnreserved =
        byte.isLetter || byte.isDigit || byte == Byte.minus || byte == Byte.dot || byte == Byte.underscore
        || byte == Byte.tilde
      if isUnreserved || kept.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [Byte.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
