/// Text from documents, file names and arguments, made safe to print to a terminal or a log.
///
/// What a terminal obeys or hides gets a visible form such as `\u{1b}`. So does what GitHub reads as a
/// command in any log: `::` at the start of a line, and `##[` anywhere.
package enum TerminalText {
  /// Returns a text that stays on one line, as a line of its own or as a part of one.
  package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Returns a text of several lines, which stay.
  package static func lines(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// Returns a row of a picture, which has no control characters besides its own colors.
  package static func row(_ text: String) -> String {
    isPlain(text, isPicture: true) ? text : escaped(text.unicodeScalars, keepsLines: false, isPicture: true)
  }

  /// Returns the visible form of a control character, or of one that changes the direction of text; `nil` for
  /// any other.
  package static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case _ where isMisleading(scalar): "\\u{\(String(scalar.value, radix: 16))}"
    default: nil
    }
  }

  /// Whether a character controls a terminal, ends a line, or changes the direction of text.
  static func isMisleading(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  /// Whether a byte may be the first one of a character that is misleading.
  static func startsMisleading(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    isPlain(text, isPicture: false)
      ? text : escaped(text.unicodeScalars, keepsLines: keepsLines, isPicture: false)
  }

  /// Whether nothing in a text needs a visible form. Looks at bytes only, so it is false for some more texts.
  private static func isPlain(_ text: String, isPicture: Bool) -> Bool {
    var isAtStart = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "#"): return false
      case UInt8(ascii: ":"): if isAtStart { return false }
      case _ where startsMisleading(byte): if !isPicture || isAtStart { return false }
      // White space may start with one of these.
      case 0xE1...0xE3: if isAtStart { return false }
      default: break
      }
      isAtStart = false
    }
    return true
  }

  private static func escaped(
    _ scalars: String.UnicodeScalarView, keepsLines: Bool, isPicture: Bool
  ) -> String {
    // Appending to a view of scalars would copy it each time.
    var result = ""
    var isAtStart = true
    var hashes = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      if scalar == "\n", keepsLines {
        result.unicodeScalars.append(scalar)
        (isAtStart, hashes) = (true, 0)
        continue
      }
      let next = index < scalars.endIndex ? scalars[index] : nil
      if !isPicture, let visible = visible(scalar) {
        result += visible
      } else if isAtStart && scalar == ":" && next == ":" || hashes >= 2 && scalar == "[" {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      hashes = scalar == "#" ? hashes + 1 : 0
      if !scalar.properties.isWhitespace { isAtStart = false }
    }
    return result
  }
}
