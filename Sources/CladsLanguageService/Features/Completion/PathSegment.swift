import CladsExpressions

/// The part of a state path at the cursor, and the parts before it.
struct PathSegment {
  /// The parts before the segment.
  let base: [Keypath.Component]
  /// The range of the segment, in UTF-8 bytes of the decoded text.
  let range: Range<Int>
  /// The path of the subscripted list, if the segment directly follows a `[`.
  private(set) var subscripted: [Keypath.Component]?

  /// Finds the segment around an offset of a text that is a path.
  init(path bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let end =
      bytes[offset...].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? bytes.count
    base = Keypath.parse(String(decoding: bytes[..<start], as: UTF8.self)).components
    range = start..<max(start, end)
  }

  /// Finds the segment around an offset of an expression; fails inside a string literal or a number.
  init?(expression bytes: [UInt8], body: Range<Int>, at offset: Int) {
    let body = body.clamped(to: 0..<bytes.count)
    let offset = min(max(offset, body.lowerBound), body.upperBound)
    if Self.isQuoted(bytes[body.lowerBound..<offset]) { return nil }
    var start = offset
    while start > body.lowerBound, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    let isAfterDot = start > body.lowerBound && bytes[start - 1] == UInt8(ascii: ".")
    if start < offset, (0x30...0x39).contains(bytes[start]), !isAfterDot { return nil }
    var end = offset
    while end < body.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
    range = start..<end
    guard start > body.lowerBound, bytes[start - 1] == UInt8(ascii: ".") else {
      base = []
      if start > body.lowerBound, bytes[start - 1] == UInt8(ascii: "[") {
        subscripted = Self.path(endingAt: start - 1, in: bytes, from: body.lowerBound)
      }
      return
    }
    guard let path = Self.path(endingAt: start - 1, in: bytes, from: body.lowerBound) else { return nil }
    base = path
  }

  /// Returns the path that ends at an offset; a computed subscript is read as index 0.
  static func path(endingAt end: Int, in bytes: [UInt8], from limit: Int) -> [Keypath.Component]? {
    var reversed: [UInt8] = []
    var position = end
    while position > limit {
      let byte = bytes[position - 1]
      if byte == UInt8(ascii: "]") {
        guard let open = opening(before: position - 1, in: bytes, from: limit) else { return nil }
        let inside = bytes[(open + 1)..<(position - 1)]
        let isIndex = !inside.isEmpty && inside.allSatisfy { (0x30...0x39).contains($0) }
        reversed.append(byte)
        reversed += isIndex ? inside.reversed() : [UInt8(ascii: "0")]
        reversed.append(UInt8(ascii: "["))
        position = open
      } else if isNameByte(byte) || byte == UInt8(ascii: ".") {
        reversed.append(byte)
        position -= 1
      } else {
        break
      }
    }
    let path = Keypath.parse(String(decoding: reversed.reversed(), as: UTF8.self))
    guard path.problem == nil, !path.components.isEmpty else { return nil }
    return path.components
  }

  /// Returns the index of the `[` that matches a `]`.
  private static func opening(before end: Int, in bytes: [UInt8], from limit: Int) -> Int? {
    var nesting = 0
    var position = end
    while position > limit {
      position -= 1
      if bytes[position] == UInt8(ascii: "]") { nesting += 1 }
      if bytes[position] == UInt8(ascii: "[") {
        if nesting == 0 { return position }
        nesting -= 1
      }
    }
    return nil
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

}
