import SourceText

/// An iterator over the text between the quotes of a string, in segments of plain bytes or one escape.
@usableFromInline
struct EscapedText {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline var offset: Int
  @usableFromInline let end: Int

  /// A range of source bytes and, if it is an escape, the scalar that it encodes.
  @usableFromInline
  struct Segment {
    @usableFromInline var range: Range<Int>
    /// The scalar that an escape encodes; `nil` for plain bytes.
    @usableFromInline var scalar: Unicode.Scalar?
  }

  @usableFromInline
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next segment, or `nil` at the end.
  ///
  /// A lone surrogate decodes to U+FFFD, and an unknown escape to the character after its backslash.
  @usableFromInline
  mutating func next() -> Segment? {
    guard offset < end else { return nil }
    let start = offset
    if bytes[start] != Byte.backslash {
      while offset < end, bytes[offset] != Byte.backslash { offset &+= 1 }
      return Segment(range: start..<offset, scalar: nil)
    }
    guard start &+ 1 < end else {
      offset = end
      return Segment(range: start..<end, scalar: nil)
    }
    if bytes[start &+ 1] == Byte.lowerU, let unit = hexadecimal(at: start &+ 2) {
      offset = start &+ 6
      return Segment(range: start..<offset, scalar: scalar(startingWith: unit)).covering(to: offset)
    }
    guard let scalar = simpleEscape(bytes[start &+ 1]) else {
      // Not an escape: drops the backslash and takes what follows as plain text.
      offset = start &+ 2
      while offset < end, bytes[offset] != Byte.backslash { offset &+= 1 }
      return Segment(range: (start &+ 1)..<offset, scalar: nil)
    }
    offset = start &+ 2
    return Segment(range: start..<offset, scalar: scalar)
  }

  /// Returns the scalar of a `\u` escape with the code unit `unit`, consuming the second half of a surrogate
  /// pair.
  private mutating func scalar(startingWith unit: UInt32) -> Unicode.Scalar {
    if unit & 0xFC00 == 0xD800, offset &+ 1 < end, bytes[offset] == Byte.backslash,
      bytes[offset &+ 1] == Byte.lowerU, let low = hexadecimal(at: offset &+ 2), low & 0xFC00 == 0xDC00
    {
      offset &+= 6
      return Unicode.Scalar(0x10000 &+ (unit & 0x3FF) &<< 10 &+ (low & 0x3FF)) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private func hexadecimal(at offset: Int) -> UInt32? {
    guard offset &+ 4 <= end else { return nil }
    var value: UInt32 = 0
    for index in offset..<(offset &+ 4) {
      guard let digit = bytes[index].hexadecimalValue else { return nil }
      value = value &<< 4 | UInt32(digit)
    }
    return value
  }
}

extension EscapedText.Segment {
  fileprivate func covering(to end: Int) -> EscapedText.Segment {
    EscapedText.Segment(range: range.lowerBound..<end, scalar: scalar)
  }
}

/// Returns the scalar that a backslash followed by `byte` encodes; `nil` for `u` and for unknown escapes.
func simpleEscape(_ byte: UInt8) -> Unicode.Scalar? {
  switch byte {
  case Byte.quote: "\""
  case Byte.backslash: "\\"
  case Byte.slash: "/"
  case UInt8(ascii: "b"): "\u{8}"
  case UInt8(ascii: "f"): "\u{C}"
  case UInt8(ascii: "n"): "\n"
  case UInt8(ascii: "r"): "\r"
  case UInt8(ascii: "t"): "\t"
  default: nil
  }
}
