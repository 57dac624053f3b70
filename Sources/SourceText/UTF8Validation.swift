/// A check that a text is well-formed UTF-8.
package enum UTF8Validation {
  /// Returns the offset of the first byte that is not well-formed UTF-8, or `nil` if all bytes are.
  package static func firstInvalidOffset(in bytes: [UInt8]) -> TextOffset? {
    bytes.withUnsafeBytes { buffer -> TextOffset? in
      var offset = 0
      let count = buffer.count
      while offset < count {
        // Most documents are ASCII, which is skipped eight bytes at a time.
        while offset &+ 8 <= count,
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        { offset &+= 8 }
        guard offset < count else { return nil }
        guard let length = sequenceLength(at: offset, in: buffer) else { return TextOffset(utf8: offset) }
        offset &+= length
      }
      return nil
    }
  }

  /// Returns the number of bytes of the well-formed sequence at `offset`, or `nil` if it is malformed.
  private static func sequenceLength(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Int? {
    let first = buffer[offset]
    if first < 0x80 { return 1 }
    let (length, least): (Int, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return nil
    }
    guard offset + length <= buffer.count else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = buffer[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return length
  }
}
