package import JSONSyntax

/// A type that can be read from the JSON of a message.
package protocol JSONDecodable: Sendable {
  /// Reads a value, or throws when the JSON has another shape.
  init(json: SyntaxNode) throws(InvalidParams)
}

/// A type that can be written as JSON into a message.
package protocol JSONEncodable: Sendable {
  func encode(to json: inout JSONWriter)
}

/// The error for parameters that do not have the expected shape.
package struct InvalidParams: Error, Sendable, Hashable {
  package let message: String

  package init(_ message: String) { self.message = message }

  /// Returns the error with the name of the enclosing member in front.
  func inside(_ name: String) -> InvalidParams { InvalidParams("\(name): \(message)") }
}

extension SyntaxNode {
  /// Reads a required member.
  package func member<T: JSONDecodable>(_ name: String, as type: T.Type = T.self) throws(InvalidParams) -> T {
    guard let value = object?[name] else { throw InvalidParams("`\(name)` is missing") }
    do {
      return try T(json: value)
    } catch {
      throw error.inside(name)
    }
  }

  /// Reads an optional member; returns `nil` when it is absent or `null`.
  package func optionalMember<T: JSONDecodable>(
    _ name: String, as type: T.Type = T.self
  ) throws(InvalidParams) -> T? {
    guard let value = object?[name], value.kind != .null else { return nil }
    do {
      return try T(json: value)
    } catch {
      throw error.inside(name)
    }
  }
}

extension JSONWriter {
  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Writes a member.
  package mutating func member(_ name: String, _ value: some JSONEncodable) {
    self.name(name)
    value.encode(to: &self)
  }

  /// Writes a member, or nothing when the value is `nil`.
  package mutating func member(_ name: String, ifPresent value: (some JSONEncodable)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is an object whose members `body` writes.
  package mutating func member(_ name: String, object body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }
}

extension JSONEncodable {
  /// The value as JSON without whitespace, in UTF-8.
  package var jsonBytes: [UInt8] {
    var json = JSONWriter()
    encode(to: &json)
    return json.bytes
  }
}
