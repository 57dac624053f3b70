import CladsExpressions

/// The part of a state path that is being typed, and the parts before it.
struct PathSegment {
  /// The parts before it.
  let base: [Keypath.Component]
  /// Where it stands, in UTF-8 bytes of the decoded text.
  let range: Range<Int>

  /// The part around a place of a text that is a path.
  init(path bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let end =
      bytes[offset...].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? bytes.count
    base = Keypath.parse(String(decoding: bytes[..<start], as: UTF8.self)).components
    range = start..<max(start, end)
  }

  /// The part around a place of an expression; nothing inside of a quoted text or a number.
  init?(expression bytes: [UInt8], body: Range<Int>, at offset: Int) {
    let body = body.clamped(to: 0..<bytes.count)
    let offset = min(max(offset, body.lowerBound), body.upperBound)
    if Self.isQuoted(bytes[body.lowerBound..<offset]) { return nil }
    var start = offset
    while start > body.lowerBound, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    if start < offset, (0x30...0x39).contains(bytes[start]) { return nil }
    var end = offset
    while end < body.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
    range = start..<end
    guard start > body.lowerBound, bytes[start - 1] == UInt8(ascii: ".") else {
      base = []
      return
    }
    var first = start - 1
    while first > body.lowerBound, Self.isPathByte(bytes[first - 1]) { first -= 1 }
    let path = Keypath.parse(String(decoding: bytes[first..<(start - 1)], as: UTF8.self))
    guard path.problem == nil, !path.components.isEmpty else { return nil }
    base = path.components
  }

  private static func isQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    for byte in bytes {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
    }
    return quote != nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...0xFF: true
    default: false
    }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"): true
    default: isNameByte(byte)
    }
  }
}
