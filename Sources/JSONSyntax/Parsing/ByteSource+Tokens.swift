extension ByteSource {
  /// The end of the strict JSON number at `offset`, or -1 when it is none or something other than a delimiter
  /// follows.
  @inline(__always)
  func numberEnd(_ offset: Int) -> Int {
    var end = offset
    if self[end] == Byte.minus { end &+= 1 }
    if self[end] == Byte.zero {
      end &+= 1
    } else {
      let digits = end
      while isDigit(self[end]) { end &+= 1 }
      if end == digits { return -1 }
    }
    if self[end] == Byte.dot {
      end &+= 1
      let digits = end
      while isDigit(self[end]) { end &+= 1 }
      if end == digits { return -1 }
    }
    if self[end] | 0x20 == Byte.lowerE {
      end &+= 1
      if self[end] == Byte.minus || self[end] == Byte.plus { end &+= 1 }
      let digits = end
      while isDigit(self[end]) { end &+= 1 }
      if end == digits { return -1 }
    }
    return isDelimiter(self[end]) ? end : -1
  }

  /// The end of `word` at `offset`, or -1 when it does not stand there or something other than a delimiter follows.
  @inline(__always)
  func wordEnd(_ offset: Int, _ word: StaticString) -> Int {
    let end = offset &+ word.utf8CodeUnitCount
    guard end <= count else { return -1 }
    let expected = word.utf8Start
    var index = 0
    while index < word.utf8CodeUnitCount {
      if base[offset &+ index] != expected[index] { return -1 }
      index &+= 1
    }
    return isDelimiter(self[end]) ? end : -1
  }

  /// The hash of the bytes between two offsets.
  @inline(__always)
  func nameHash(_ start: Int, _ end: Int) -> UInt32 {
    let bytes = UnsafeRawPointer(base + start)
    // Only the last name of a text can be too close to its end for reading whole words.
    if end &+ 8 <= count { return NameHash.hashBeforeEightMore(bytes, count: end &- start) }
    return NameHash.hash(bytes, count: end &- start)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- Byte.zero < 10 }

  @inline(__always)
  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == Byte.comma || byte <= Byte.space || byte == Byte.closeBrace || byte == Byte.closeBracket
  }
}
