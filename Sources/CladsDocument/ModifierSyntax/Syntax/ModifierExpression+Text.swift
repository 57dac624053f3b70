extension ModifierExpression {
  /// The value in Swift's syntax, as the formatter writes it.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .integer(let number): text += String(number)
    case .number(let number): text += String(number)
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "nil"
    case .symbol(let name): text += ":" + name
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .reference(let base, let members):
      base?.write(to: &text)
      for member in members {
        text += "."
        member.write(to: &text)
      }
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          text += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}

extension ModifierExpression.Reference {
  fileprivate func write(to text: inout String) {
    text += name
    guard let arguments else { return }
    text += "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      if let label = argument.label { text += label + ": " }
      text += argument.value.text
    }
    text += ")"
  }
}
