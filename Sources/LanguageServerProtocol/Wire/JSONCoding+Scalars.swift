public import JSONSyntax

extension String: JSONDecodable, JSONEncodable {
  /// Reads a string.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let string = json.string else { throw InvalidParams("a string is expected") }
    self = string.value
  }

  /// Writes a string.
  public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONDecodable, JSONEncodable {
  /// Reads a whole number.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let number = json.number?.integer else { throw InvalidParams("a whole number is expected") }
    self = number
  }

  /// Writes a whole number.
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONDecodable, JSONEncodable {
  /// Reads a number.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let number = json.number?.double else { throw InvalidParams("a number is expected") }
    self = number
  }

  /// Writes a number.
  public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension Bool: JSONDecodable, JSONEncodable {
  /// Reads `true` or `false`.
  public init(json: SyntaxNode) throws(InvalidParams) {
    switch json.kind {
    case .true: self = true
    case .false: self = false
    default: throw InvalidParams("true or false is expected")
    }
  }

  /// Writes `true` or `false`.
  public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads an array.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let array = json.array else { throw InvalidParams("an array is expected") }
    self = []
    for element in array.elements { append(try Element(json: element)) }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Writes an array.
  public func encode(to json: inout JSONWriter) {
    json.array { for element in self { element.encode(to: &$0) } }
  }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  /// Writes the value, or `null`.
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  /// Reads a value or `null`.
  public init(json: SyntaxNode) throws(InvalidParams) {
    self = json.kind == .null ? nil : try Wrapped(json: json)
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// Reads an object; of equal names the first counts.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let object = json.object else { throw InvalidParams("an object is expected") }
    self = [:]
    for member in object.members where self[member.nameText] == nil {
      if let value = member.value { self[member.nameText] = try Value(json: value) }
    }
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// Writes an object, its members sorted by name.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      for name in keys.sorted() { json.member(name, ifPresent: self[name]) }
    }
  }
}
