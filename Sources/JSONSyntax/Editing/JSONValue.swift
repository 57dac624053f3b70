/// A JSON value to write, with its members in order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// Returns an object with the given members, in order.
  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONMember(name: $0.0, value: $0.1) })
  }

  /// Returns an array of strings.
  package static func strings(_ strings: some Sequence<String>) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  package func text(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style)
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.int(value)
    case .number(let value): writer.double(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
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
