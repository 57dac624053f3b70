/// Writes JSON values as text; this target is below `JSONSyntax` and cannot use its writer.
package enum JSONText {
  /// Returns encoded JSON with the escapes that a terminal requires: of control characters, and of those that
  /// change the direction of text. JSON allows some of them in strings; line breaks between values stay.
  package static func printable(_ json: String) -> String {
    // GitHub reads `##[` as a command in any log; it can only be in a string.
    let json = json.replacing("##[", with: "##\\u005b")
    guard json.unicodeScalars.contains(where: { $0 != "\n" && TerminalText.isMisleading($0) }) else {
      return json
    }
    return json.unicodeScalars.map { scalar in
      scalar.value < 0x7F || !TerminalText.isMisleading(scalar) ? String(scalar) : escape(scalar)
    }.joined()
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  /// Returns a string literal with the escapes that JSON and a terminal require.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if TerminalText.isMisleading(scalar) {
          result += escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result.replacing("##[", with: "##\\u005b") + "\""
  }

  /// Returns an object whose members have these names and encoded values, in this order.
  package static func object(_ members: [(String, String)]) -> String {
    members.isEmpty ? "{}" : "{ " + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + " }"
  }

  /// Returns an array of encoded values.
  package static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[ " + elements.joined(separator: ", ") + " ]"
  }
}
