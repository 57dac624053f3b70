package import JSONSyntax

extension String: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let string = json.string else { throw InvalidParams("expected a string") }
    self = string.value
  }

  package func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let number = json.number?.integer else { throw InvalidParams("expected an integer") }
    self = number
  }

  package func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let number = json.number?.double else { throw InvalidParams("expected a number") }
    self = number
  }

  package func encode(to json: inout JSONWriter) { json.double(self) }
}

extension Bool: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    switch json.kind {
    case .true: self = true
    case .false: self = false
    default: throw InvalidParams("expected `true` or `false`")
    }
  }

  package func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let array = json.array else { throw InvalidParams("expected an array") }
    self = []
    for element in array.elements { append(try Element(json: element)) }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    json.array { for element in self { element.encode(to: &$0) } }
  }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    self = json.kind == .null ? nil : try Wrapped(json: json)
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// Reads an object; the first of several members with the same name wins.
  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let object = json.object else { throw InvalidParams("expected an object") }
    self = [:]
    for member in object.members where self[member.nameText] == nil {
      if let value = member.value { self[member.nameText] = try Value(json: value) }
    }
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// Writes an object, its members sorted by name.
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      for name in keys.sorted() { json.member(name, ifPresent: self[name]) }
    }
  }
}
