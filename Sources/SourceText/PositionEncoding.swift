/// The code units that `TextPosition.character` counts.
public enum PositionEncoding: Hashable, Sendable {
  case utf8
  /// UTF-16 code units: two for a scalar outside the Basic Multilingual Plane.
  case utf16
  case utf32
}

extension PositionEncoding {
  /// Returns the number of code units of the complete scalars in `range`.
  ///
  /// A malformed sequence counts as one scalar.
  public func count(of bytes: [UInt8], in range: Range<Int>) -> Int {
    if self == .utf8 { return range.count }
    return bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      var offset = range.lowerBound
      let raw = UnsafeRawBufferPointer(bytes)
      while offset < range.upperBound {
        // ASCII is counted eight bytes at a time: a minified document can be one line of megabytes.
        while offset &+ 8 <= range.upperBound,
          raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          units &+= 8
          offset &+= 8
        }
        guard offset < range.upperBound else { break }
        let length = scalarLength(in: bytes, at: offset, end: bytes.count)
        if offset &+ length > range.upperBound { break }
        units &+= self.units(ofLength: length)
        offset &+= length
      }
      return units
    }
  }

  /// Returns the offset after `count` code units of the text in `range`, rounded down to the start of a
  /// scalar and clamped to the end of `range`.
  func offset(after count: Int, of bytes: [UInt8], in range: Range<Int>) -> Int {
    guard count > 0 else { return range.lowerBound }
    return bytes.withUnsafeBufferPointer { bytes in
      var left = count
      var offset = range.lowerBound
      while offset < range.upperBound {
        let length = scalarLength(in: bytes, at: offset, end: range.upperBound)
        left &-= units(ofLength: length)
        if left < 0 { return offset }
        offset &+= length
        if left == 0 { return offset }
      }
      return range.upperBound
    }
  }

  private func units(ofLength length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// Returns the start of the scalar, or of the malformed sequence that counts as one, that `offset` is inside
/// of; otherwise `offset`.
func scalarStart(in bytes: [UInt8], at offset: Int) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    var start = offset
    while start > 0, offset &- start < 3, start < bytes.count, bytes[start].isContinuation { start &-= 1 }
    guard start < offset else { return offset }
    return start &+ scalarLength(in: bytes, at: start, end: bytes.count) > offset ? start : offset
  }
}

/// Returns the first boundary between scalars at or after `target`, counted from the boundary `start`.
func scalarBoundary(in bytes: [UInt8], from start: Int, atOrAfter target: Int) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    var offset = start
    let raw = UnsafeRawBufferPointer(bytes)
    let end = Swift.min(target, bytes.count)
    while offset < end {
      while offset &+ 8 <= end,
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset &+= 8
      }
      if offset < end { offset &+= scalarLength(in: bytes, at: offset, end: bytes.count) }
    }
    return offset
  }
}

/// Returns the number of bytes of the scalar at `offset`, or of the malformed sequence that counts as one.
///
/// A malformed sequence is never four bytes long, so the length determines the number of UTF-16 code units.
private func scalarLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, end: Int) -> Int {
  let lead = bytes[offset]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 1
  }
  var seen = 1
  while seen < length, offset &+ seen < end {
    let allowed = seen == 1 ? second : 0x80...0xBF
    guard allowed.contains(bytes[offset &+ seen]) else { return seen }
    seen &+= 1
  }
  return seen
}
