import SourceText

/// Tests of a path's text that do not build a `Keypath`.
extension Keypath {
  /// Returns whether the text consists of names joined by single dots, with indices allowed after the first:
  /// `user.name`, `items.0`.
  ///
  /// Such a text means the same as a path and as an expression.
  package static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.byte(at: 0).isNameStart else { return false }
    var position = 0
    while true {
      if position < bytes.count, bytes[position].isDigit {
        while position < bytes.count, bytes[position].isDigit { position += 1 }
      } else {
        guard bytes.byte(at: position).isNameStart else { return false }
        while position < bytes.count, bytes[position].isNamePart { position += 1 }
      }
      if position == bytes.count { return true }
      guard bytes[position] == Byte.dot else { return false }
      position += 1
    }
  }

  /// Returns whether the text consists of names joined by single dots.
  package static func isPlain(_ text: String) -> Bool { text.withBytes { isPlain($0) } }

  /// Returns whether the text is a single name.
  package static func isName(_ text: String) -> Bool {
    text.withBytes { bytes in isPlain(bytes) && !bytes.contains(Byte.dot) }
  }

  /// Returns the range of the first component: from after leading dots up to the next dot or bracket.
  package static func rootRange(of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = 0
    while start < bytes.count, bytes[start] == Byte.dot { start += 1 }
    var end = start
    while end < bytes.count, bytes[end] != Byte.dot, bytes[end] != Byte.openBracket { end += 1 }
    return start..<end
  }
}
