import SourceText

/// Writes text as XML 1.0 that shows nothing false in a terminal or a log.
package enum XMLText {
  /// Returns the value of an attribute, without the quotes; every character is kept that XML allows.
  package static func attribute(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.unicodeScalars.map { escape($0) ?? String($0) }.joined().replacing("##[", with: "##&#x5B;")
  }

  /// Whether a byte never needs to be escaped; most texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "["): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Returns lines of text. They must be ready to be printed to a terminal.
  static func lines(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" ? "\n" : escape($0) ?? String($0) }.joined()
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16))}"
    // A reader turns white space other than a space into one unless it is written by its number.
    case "\t", "\n", "\r": number(scalar)
    case _ where !TerminalText.isMisleading(scalar): nil
    // XML 1.0 has no way to write the other control characters.
    case _ where scalar.value < 0x20: TerminalText.visible(scalar)
    default: number(scalar)
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "&#x\(String(scalar.value, radix: 16, uppercase: true));"
  }
}
