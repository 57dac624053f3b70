/// The hash of a member name that is stored in its record.
///
/// Unlike `Hasher`, it is not seeded, so hashes can be computed in advance.
@usableFromInline package enum NameHash {
  @inlinable
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = bytes.baseAddress else { return finished(start(count: 0)) }
    return hash(UnsafeRawPointer(base), count: bytes.count)
  }

  @inlinable
  package static func hash(_ string: String) -> UInt32 {
    var string = string
    return string.withUTF8 { hash($0) }
  }

  @inlinable
  package static func hash(_ string: StaticString) -> UInt32 {
    string.withUTF8Buffer { hash($0) }
  }

  /// Returns the hash of `count` bytes at `base`.
  @inlinable
  @inline(__always)
  static func hash(_ base: UnsafeRawPointer, count: Int) -> UInt32 {
    var state = start(count: count)
    var offset = 0
    while offset &+ 8 <= count {
      state = mixed(state, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    if offset < count {
      var tail: UInt64 = 0
      var shift: UInt64 = 0
      while offset < count {
        tail |= UInt64(base.load(fromByteOffset: offset, as: UInt8.self)) &<< shift
        shift &+= 8
        offset &+= 1
      }
      state = mixed(state, tail)
    }
    return finished(state)
  }

  /// Returns the same hash; at least eight more readable bytes must follow the last one.
  ///
  /// The tail can then be loaded as one masked word instead of byte by byte, which pays off because the
  /// parser hashes every name.
  @inline(__always)
  static func hashBeforeEightMore(_ base: UnsafeRawPointer, count: Int) -> UInt32 {
    var state = start(count: count)
    var offset = 0
    while offset &+ 8 <= count {
      state = mixed(state, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    if offset < count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      state = mixed(state, word & ((1 &<< (UInt64(truncatingIfNeeded: count &- offset) &* 8)) &- 1))
    }
    return finished(state)
  }

  @inlinable
  @inline(__always)
  static func start(count: Int) -> UInt64 { UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15 }

  @inlinable
  @inline(__always)
  static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product &>> 32)
  }

  @inlinable
  @inline(__always)
  static func finished(_ state: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (state &* 0xD6E8_FEB8_6659_FD93) &>> 32)
  }
}
