/// Writes JSON values as text; this target is below `JSONSyntax` and cannot use its writer.
package enum JSONText {
  /// Returns a string literal with the escapes that JSON requires.
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
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
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
