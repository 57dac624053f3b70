import SourceText

extension ByteSource {
  /// Returns the end of the strict JSON number at `offset`, or -1 if there is none or no delimiter follows
  /// it.
  ///
  /// The result is -1 and not `nil` because this is on the fast path of the parser.
  @inline(__always)
  func numberEnd(_ offset: Int) -> Int {
    var end = offset
    if self[end] == Byte.minus { end &+= 1 }
    if self[end] == Byte.zero {
      end &+= 1
    } else {
      let digits = end
      while self[end].isDigit { end &+= 1 }
      if end == digits { return -1 }
    }
    if self[end] == Byte.dot {
      end &+= 1
      let digits = end
      while self[end].isDigit { end &+= 1 }
      if end == digits { return -1 }
    }
    if self[end] | 0x20 == Byte.lowerE {
      end &+= 1
      if self[end] == Byte.minus || self[end] == Byte.plus { end &+= 1 }
      let digits = end
      while self[end].isDigit { end &+= 1 }
      if end == digits { return -1 }
    }
    return isDelimiter(self[end]) ? end : -1
  }

  /// Returns the end of `literal` at `offset`, or -1 if it is not there or no delimiter follows it.
  @inline(__always)
  func literalEnd(_ offset: Int, _ literal: StaticString) -> Int {
    let end = offset &+ literal.utf8CodeUnitCount
    guard end <= count else { return -1 }
    let expected = literal.utf8Start
    var index = 0
    while index < literal.utf8CodeUnitCount {
      if base[offset &+ index] != expected[index] { return -1 }
      index &+= 1
    }
    return isDelimiter(self[end]) ? end : -1
  }

  /// Returns the hash of the bytes between two offsets.
  @inline(__always)
  func nameHash(_ start: Int, _ end: Int) -> UInt32 {
    let bytes = UnsafeRawPointer(base + start)
    // Only the last name of a text can be too close to its end for reading eight bytes at a time.
    if end &+ 8 <= count { return NameHash.hashBeforeEightMore(bytes, count: end &- start) }
    return NameHash.hash(bytes, count: end &- start)
  }

  @inline(__always)
  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == Byte.comma || byte <= Byte.space || byte == Byte.closeBrace || byte == Byte.closeBracket
  }
}
