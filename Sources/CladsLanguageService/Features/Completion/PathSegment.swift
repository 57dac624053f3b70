import CladsExpressions
import SourceText

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
    let start = bytes[..<offset].lastIndex(of: Byte.dot).map { $0 + 1 } ?? 0
    let end =
      bytes[offset...].firstIndex { $0 == Byte.dot || $0 == Byte.openBracket } ?? bytes.count
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
    let isAfterDot = start > body.lowerBound && bytes[start - 1] == Byte.dot
    if start < offset, bytes[start].isDigit, !isAfterDot { return nil }
    var end = offset
    while end < body.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
    range = start..<end
    guard start > body.lowerBound, bytes[start - 1] == Byte.dot else {
      base = []
      if start > body.lowerBound, bytes[start - 1] == Byte.openBracket {
        subscripted = Self.path(endingAt: start - 1, in: bytes, from: body.lowerBound)
      }
      return
    }
    guard let path = Self.path(endingAt: start - 1, in: bytes, from: body.lowerBound) else { return nil }
    base = path
  }

  /// Returns whether a text has nothing but names and dots.
  static func isPath(_ text: [UInt8]) -> Bool {
    text.allSatisfy { isNameByte($0) || $0 == Byte.dot }
  }

  /// Returns the path that ends at an offset; a computed subscript is read as index 0.
  static func path(endingAt end: Int, in bytes: [UInt8], from limit: Int) -> [Keypath.Component]? {
    var reversed: [UInt8] = []
    var position = end
    while position > limit {
      let byte = bytes[position - 1]
      if byte == Byte.closeBracket {
        guard let open = opening(before: position - 1, in: bytes, from: limit) else { return nil }
        let inside = bytes[(open + 1)..<(position - 1)]
        let isIndex = !inside.isEmpty && inside.allSatisfy { $0.isDigit }
        reversed.append(byte)
        reversed += isIndex ? inside.reversed() : [Byte.zero]
        reversed.append(Byte.openBracket)
        position = open
      } else if isNameByte(byte) || byte == Byte.dot {
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
      if bytes[position] == Byte.closeBracket { nesting += 1 }
      if bytes[position] == Byte.openBracket {
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
      } else if byte == Byte.apostrophe || byte == Byte.quote {
        quote = byte
      }
    }
    return quote != nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isNamePart
  }

}
