import SourceText

/// The bytes of a text; reading past the end yields zero.
///
/// Reading through an unsafe pointer, with one comparison and without bounds checks or reference counting, is
/// what makes the parser fast. The zero past the end lets it look ahead without testing for the end each
/// time.
struct ByteSource {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The number of bytes of a line that error recovery reads ahead; reduced when there are many errors.
  var lookahead = 1_000

  /// The byte at `offset`, which must not be negative; zero past the end.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// Returns the first offset at or after `offset` that is not whitespace.
  @inline(__always)
  func afterSpace(_ offset: Int) -> Int {
    self[offset] > 0x20 ? offset : afterSpaceRun(offset)
  }

  /// Returns the offset of the first quote, backslash or control character at or after `offset`; the end if
  /// there is none.
  @inline(__always)
  func plainEnd(_ offset: Int) -> Int {
    guard offset &+ 8 <= count else { return plainEndAtEnd(offset) }
    let first = specialBytes(in: word(at: offset))
    if first != 0 { return offset &+ first.trailingZeroBitCount / 8 }
    return plainEndOfLongString(offset &+ 8)
  }

  // Indentation is most of the whitespace, so spaces are skipped eight at a time.
  @inline(__always)
  private func afterSpaceRun(_ offset: Int) -> Int {
    var offset = offset
    while true {
      switch self[offset] {
      case Byte.space:
        offset &+= 1
        while offset &+ 8 <= count {
          let difference = word(at: offset) ^ 0x2020_2020_2020_2020
          if difference != 0 {
            offset &+= difference.trailingZeroBitCount / 8
            break
          }
          offset &+= 8
        }
      case Byte.newline, Byte.carriageReturn, Byte.tab: offset &+= 1
      default: return offset
      }
    }
  }

  // Most strings have fewer than eight bytes; keeping the loops out of line keeps the caller small.
  @inline(never)
  private func plainEndOfLongString(_ offset: Int) -> Int {
    var offset = offset
    while offset &+ 8 <= count {
      let special = specialBytes(in: word(at: offset))
      if special != 0 { return offset &+ special.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return plainEndAtEnd(offset)
  }

  @inline(never)
  private func plainEndAtEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset < count {
      let byte = base[offset]
      if byte == Byte.quote || byte == Byte.backslash || byte < 0x20 { break }
      offset &+= 1
    }
    return Swift.min(offset, count)
  }

  /// Returns eight bytes as a number, the first in the lowest bits; `offset + 8` must not be past the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns a word whose lowest set bit is the highest bit of the first quote, backslash or control
  /// character.
  ///
  /// Bits above the lowest one may be wrong: the subtractions borrow.
  @inline(__always)
  private func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(Byte.quote))
    let backslashes = word ^ (ones &* UInt64(Byte.backslash))
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- ones &* UInt64(Byte.space)) & ~word)
    return found & (ones &* 0x80)
  }
}
