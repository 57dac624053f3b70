import SourceText

/// The byte classes that the grammars distinguish.
extension UInt8 {
  /// Whether a name may start with this byte: an ASCII letter, `_`, or any byte of a non-ASCII scalar.
  @inline(__always)
  package var isNameStart: Bool { isLetter || self == Byte.underscore || self >= 0x80 }

  /// Whether a name may contain this byte after its first.
  @inline(__always)
  package var isNamePart: Bool { isNameStart || isDigit }

  /// Whether this is `'` or `"`.
  @inline(__always)
  var isQuote: Bool { self == Byte.apostrophe || self == Byte.quote }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the byte at `offset`, or 0 outside the buffer.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < count ? self[offset] : 0 }

  /// Returns the text of `range`, which is clamped to the buffer.
  func text(_ range: Range<Int>) -> String {
    String(decoding: Self(rebasing: self[range.clamped(to: 0..<count)]), as: UTF8.self)
  }

  /// Returns `range` without the whitespace at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, byte(at: start).isSpace { start += 1 }
    while start < end, byte(at: end - 1).isSpace { end -= 1 }
    return start..<end
  }

  /// Returns the integer that `range` spells: digits, after an optional sign if `signed` is true.
  ///
  /// The result is `nil` if the text is not an integer or does not fit in 64 bits.
  func integer(_ range: Range<Int>, signed: Bool) -> Int? {
    var position = range.lowerBound
    var isNegative = false
    if signed, position < range.upperBound,
      byte(at: position) == Byte.plus || byte(at: position) == Byte.minus
    {
      isNegative = byte(at: position) == Byte.minus
      position += 1
    }
    guard position < range.upperBound else { return nil }
    var value = 0
    while position < range.upperBound {
      guard byte(at: position).isDigit else { return nil }
      let digit = Int(byte(at: position) &- Byte.zero)
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      // Accumulating downward for negative numbers also reaches `Int.min`.
      let (next, carry) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = next
      position += 1
    }
    return value
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
