import SourceText

/// Encodes strings as JSON.
package enum StringLiteral {
  /// Returns `text` in double quotes, with the escapes that JSON requires.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count &+ 2)
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `text` in double quotes, with the escapes that JSON requires.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    var text = text
    text.withUTF8 { appendEscaped($0, to: &bytes) }
    bytes.append(Byte.quote)
  }

  /// Appends UTF-8 text with the escapes that JSON requires, without quotes.
  static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard let base = text.baseAddress else { return }
    let source = ByteSource(base: base, count: text.count)
    var offset = 0
    while offset < text.count {
      let end = source.plainEnd(offset)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[offset..<end]))
      if end < text.count { appendEscape(of: text[end], to: &bytes) }
      offset = end &+ 1
    }
  }

  /// Appends the escape of a quote, a backslash or a control character.
  static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(Byte.backslash)
    switch byte {
    case Byte.quote, Byte.backslash: bytes.append(byte)
    case Byte.backspace: bytes.append(UInt8(ascii: "b"))
    case Byte.tab: bytes.append(UInt8(ascii: "t"))
    case Byte.newline: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case Byte.carriageReturn: bytes.append(UInt8(ascii: "r"))
    default:
      bytes += [Byte.lowerU, Byte.zero, Byte.zero]
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? Byte.zero &+ digit : UInt8(ascii: "a") &+ digit &- 10)
      }
    }
  }
}
