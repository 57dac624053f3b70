import SourceText

/// The bytes that a bracket expression such as `[a-z_]` matches, as git's wildmatch reads it.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private let isNegated: Bool

  /// Reads the rest of an expression after its `[`; `nil` if it is malformed, and then the pattern matches
  /// nothing.
  init?(_ reader: inout IgnorePattern.Reader) {
    guard var byte = reader.next() else { return nil }
    isNegated = byte == UInt8(ascii: "!") || byte == UInt8(ascii: "^")
    if isNegated {
      guard let next = reader.next() else { return nil }
      byte = next
    }
    var previous: UInt8?
    repeat {
      var last: UInt8? = byte
      if byte == Byte.backslash {
        guard let escaped = reader.next() else { return nil }
        insert(escaped...escaped)
        last = escaped
      } else if byte == UInt8(ascii: "-"), let start = previous, let following = reader.peek(),
        following != Byte.closeBracket
      {
        guard var end = reader.next() else { return nil }
        if end == Byte.backslash {
          guard let escaped = reader.next() else { return nil }
          end = escaped
        }
        if start <= end { insert(start...end) }
        last = nil
      } else if byte == Byte.openBracket, reader.peek() == Byte.colon {
        guard let isClass = readClass(&reader) else { return nil }
        if isClass { last = nil } else { insert(byte...byte) }
      } else {
        insert(byte...byte)
      }
      previous = last
      guard let next = reader.next() else { return nil }
      byte = next
    } while byte != Byte.closeBracket
  }

  /// Reads a class such as `[:alpha:]` after its first bracket; `false` if that is none, `nil` if it is
  /// malformed.
  private mutating func readClass(_ reader: inout IgnorePattern.Reader) -> Bool? {
    let start = reader.index
    _ = reader.next()
    var name: [UInt8] = []
    while let byte = reader.next() {
      guard byte == Byte.closeBracket else {
        name.append(byte)
        continue
      }
      guard name.last == Byte.colon else {
        reader.move(to: start)
        return false
      }
      guard let ranges = Self.classes[String(decoding: name.dropLast(), as: UTF8.self)] else { return nil }
      for range in ranges { insert(range) }
      return true
    }
    return nil
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x20...0x20, 0x09...0x09], "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
    "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x20...0x20, 0x09...0x0D],
    "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]

  private mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return (word >> UInt64(byte & 63) & 1 == 1) != isNegated
  }
}
