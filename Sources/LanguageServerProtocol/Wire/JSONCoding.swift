public import JSONSyntax

/// A value that a message can hold, read from its JSON.
public protocol JSONDecodable: Sendable {
  /// Reads the value; throws when the JSON has another shape.
  init(json: SyntaxNode) throws(InvalidParams)
}

/// A value that a message can hold, written as JSON.
public protocol JSONEncodable: Sendable {
  /// Writes the value.
  func encode(to json: inout JSONWriter)
}

/// Why the parameters of a message cannot be read.
public struct InvalidParams: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The same error, one member further out.
  func inside(_ name: String) -> InvalidParams { InvalidParams("\(name): \(message)") }
}

extension SyntaxNode {
  /// The value of a required member.
  public func member<T: JSONDecodable>(_ name: String, as type: T.Type = T.self) throws(InvalidParams) -> T {
    guard let value = object?[name] else { throw InvalidParams("`\(name)` is missing") }
    do {
      return try T(json: value)
    } catch {
      throw error.inside(name)
    }
  }

  /// The value of a member that may be absent or `null`.
  public func optionalMember<T: JSONDecodable>(
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
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Writes a member.
  public mutating func member(_ name: String, _ value: some JSONEncodable) {
    self.name(name)
    value.encode(to: &self)
  }

  /// Writes a member that is left out when it is absent.
  public mutating func member(_ name: String, ifPresent value: (some JSONEncodable)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is an object.
  public mutating func member(_ name: String, object body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }
}

extension JSONEncodable {
  /// The value as JSON without white space.
  public var jsonBytes: [UInt8] {
    var json = JSONWriter()
    encode(to: &json)
    return json.bytes
  }
}
