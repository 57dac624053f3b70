/// JSON values as text, written by hand: this layer knows no JSON reader.
package enum JSONText {
  /// A quoted string.
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

  /// An object of members in order.
  package static func object(_ members: [(String, String)]) -> String {
    members.isEmpty ? "{}" : "{ " + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + " }"
  }

  /// A list.
  package static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[ " + elements.joined(separator: ", ") + " ]"
  }
}
