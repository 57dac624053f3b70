/// A JSON value to write, with its members in order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// Returns an object with the given members, in order.
  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONMember(name: $0.0, value: $0.1) })
  }

  /// Returns a schema of one type, or of that type and `null`.
  package static func typed(
    _ name: String, _ isNullable: Bool, _ more: [(String, JSONValue)] = []
  ) -> JSONValue {
    .members([("type", isNullable ? .array([.string(name), .string("null")]) : .string(name))] + more)
  }

  /// Whether the value is `true`, the schema that accepts everything.
  package var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// Returns the value as text; containers of scalars are on one line if they fit in 100 columns.
  package func text(indent: Int) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .string(let value): return JSONText.quoted(value)
    case .array(let values):
      return block("[", "]", values.map { $0.text(indent: indent + 2) }, indent)
    case .object(let members):
      return block(
        "{", "}", members.map { "\(JSONText.quoted($0.name)): \($0.value.text(indent: indent + 2))" }, indent)
    }
  }

  private func block(_ open: String, _ close: String, _ parts: [String], _ indent: Int) -> String {
    if parts.isEmpty { return open + close }
    let line = parts.joined(separator: ", ")
    if !line.contains("\n"), indent + line.utf8.count < 96 {
      return open == "{" ? "{ \(line) }" : "[\(line)]"
    }
    let inner = String(repeating: " ", count: indent + 2)
    return open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indent) + close
  }
}

/// A member of an object to write.
package struct JSONMember: Sendable {
  package let name: String
  package let value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
