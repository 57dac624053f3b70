/// The classes of bytes that the grammars distinguish.
extension UInt8 {
  /// Whether this is one of the four whitespace bytes of JSON.
  @inlinable @inline(__always)
  package var isSpace: Bool {
    self == Byte.space || self == Byte.newline || self == Byte.carriageReturn || self == Byte.tab
  }

  /// Whether this is an ASCII digit.
  @inlinable @inline(__always)
  package var isDigit: Bool { self &- Byte.zero < 10 }

  /// Whether this is an ASCII letter.
  @inlinable @inline(__always)
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this is an uppercase ASCII letter.
  @inlinable @inline(__always)
  package var isUppercase: Bool { self &- 0x41 < 26 }

  /// The lowercase letter for an uppercase ASCII letter; other bytes as they are.
  @inlinable @inline(__always)
  package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }

  /// The value of a hexadecimal digit in ASCII; `nil` for other bytes.
  @inlinable @inline(__always)
  package var hexadecimalValue: UInt8? {
    if isDigit { return self &- Byte.zero }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// Whether this byte continues a scalar in UTF-8.
  @inlinable @inline(__always)
  package var isContinuation: Bool { self & 0xC0 == 0x80 }
}
