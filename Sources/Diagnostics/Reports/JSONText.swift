package import JSONSyntax
import SourceText

/// JSON, made safe to print to a terminal or a log.
package enum JSONText {
  /// Returns a value as JSON with the escapes that a terminal requires.
  package static func printable(_ value: JSONValue, _ style: JSONWriter.Style = .spaced) -> String {
    printable(value.text(style))
  }

  /// Returns encoded JSON with the escapes that a terminal requires: of control characters, and of those that
  /// change the direction of text. JSON allows some of them in strings; line breaks between values stay.
  package static func printable(_ json: String) -> String {
    guard json.utf8.contains(where: { $0 == UInt8(ascii: "#") || isSuspect($0) }) else { return json }
    // GitHub reads `##[` as a command in any log; it can only be in a string.
    let json = json.replacing("##[", with: "##\\u005b")
    guard json.unicodeScalars.contains(where: mustBeEscaped) else { return json }
    return json.unicodeScalars.map { mustBeEscaped($0) ? escape($0) : String($0) }.joined()
  }

  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\n") && TerminalText.startsMisleading(byte)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && TerminalText.isMisleading(scalar)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
