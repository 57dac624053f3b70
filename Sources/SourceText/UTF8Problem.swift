/// Why bytes are not UTF-8 text.
package enum UTF8Problem: Sendable, Hashable {
  /// The text is in another encoding, as its first bytes show.
  case encoding(WideEncoding)
  /// The byte at an offset does not belong to a well-formed sequence; it is the first such byte.
  case invalidByte(TextOffset)

  /// The byte order mark of UTF-8.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Checks bytes; `nil` if they are UTF-8 text.
  package init?(in bytes: [UInt8]) {
    if let encoding = WideEncoding(ofTextWith: bytes) {
      self = .encoding(encoding)
    } else if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      self = .invalidByte(offset)
    } else {
      return nil
    }
  }

  /// The range of the first wrong byte.
  package var range: TextRange {
    switch self {
    case .encoding: TextRange(utf8: 0, 1)
    case .invalidByte(let offset): TextRange(offset, TextOffset(utf8: offset.utf8 + 1))
    }
  }

  /// The problem as a clause, to follow the path of the file.
  package var clause: String {
    switch self {
    case .encoding(let encoding): "the file is encoded in \(encoding.name); save it as UTF-8"
    case .invalidByte(let offset): "the byte at offset \(offset.utf8) is not valid UTF-8"
    }
  }
}

/// A Unicode encoding with code units of more than one byte, in which editors and tools on Windows save text.
package enum WideEncoding: Sendable, Hashable {
  case utf16, utf32

  /// The name of the encoding.
  package var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }

  /// The encoding of a text, from its byte order mark or, without one, from the zeros among its first four
  /// bytes; `nil` if they show none of these encodings.
  ///
  /// JSON starts with two ASCII characters and never contains a null character, so zeros at every second
  /// byte have no other meaning (RFC 4627, section 3).
  package init?(ofTextWith bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let start = (bytes[0], bytes[1])
    let next: (UInt8, UInt8)? = bytes.count >= 4 ? (bytes[2], bytes[3]) : nil
    switch (start, next) {
    case ((0xFF, 0xFE), (0, 0)?), ((0, 0), (0xFE, 0xFF)?): self = .utf32
    case ((0xFF, 0xFE), _), ((0xFE, 0xFF), _): self = .utf16
    case ((1..., 0), (0, 0)?), ((0, 0), (0, 1...)?): self = .utf32
    case ((1..., 0), (1..., 0)?), ((0, 1...), (0, 1...)?): self = .utf16
    default: return nil
    }
  }

  /// The encoding of a text, as `init(ofTextWith:)` of its buffer finds it.
  package init?(ofTextWith bytes: [UInt8]) {
    guard let encoding = bytes.withUnsafeBufferPointer({ WideEncoding(ofTextWith: $0) }) else { return nil }
    self = encoding
  }
}
