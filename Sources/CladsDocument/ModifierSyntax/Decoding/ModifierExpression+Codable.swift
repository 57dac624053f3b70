import JSONSyntax

/// The AST form, from and to any JSON.
extension ModifierExpression: Decodable {
  /// Decodes the AST form.
  ///
  /// - Throws: `DecodingError` if the JSON is not of that form.
  public init(from decoder: any Decoder) throws {
    // Each case that is tried decodes the same expression.
    if decoder.codingPath.isEmpty,
      let known = Self.source.flatMap({ decoder.userInfo[$0] }) as? ModifierExpression
    {
      self = known
      return
    }
    let json = try AnyJSON(from: decoder, depth: 0).value.text(.compact)
    guard
      let value = SyntaxTree.parse(Array(json.utf8)).withView({ ModifierExpression(ast: 0, $0) })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it must be the AST form of a modifier"))
    }
    self = value
  }

  /// Decodes a value from this expression, as from its AST form.
  ///
  /// - Throws: What the type throws.
  public func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let tree = SyntaxTree.parse(Array(astJSON.utf8))
    var decoder = SyntaxDecoder()
    if let source = Self.source { decoder.userInfo[source] = self }
    return try decoder.decode(type, from: tree.root)
  }

  private static var source: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "ModifierExpression") }
}

/// Any JSON value that a decoder has.
private struct AnyJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws { try self.init(from: decoder, depth: decoder.codingPath.count) }

  init(from decoder: any Decoder, depth: Int) throws {
    // The tree of a modifier is not deeper; each of its levels has three in JSON.
    guard depth < 4 * ModifierSyntax.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "it is nested too deeply"))
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decodeNil() ? .null : list.decode(AnyJSON.self).value) }
      value = .array(elements)
    } else if let object = try? decoder.container(keyedBy: AnyKey.self) {
      value = .members(
        try object.allKeys.map { key in
          let isNull = try object.decodeNil(forKey: key)
          return (key.stringValue, isNull ? .null : try object.decode(AnyJSON.self, forKey: key).value)
        })
    } else {
      let scalar = try decoder.singleValueContainer()
      if scalar.decodeNil() {
        value = .null
      } else if let string = try? scalar.decode(String.self) {
        value = .string(string)
      } else if let flag = try? scalar.decode(Bool.self) {
        value = .bool(flag)
      } else if let integer = try? scalar.decode(Int.self) {
        value = .integer(integer)
      } else {
        value = .number(try scalar.decode(Double.self))
      }
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(intValue: Int) { nil }
    init(stringValue: String) { self.stringValue = stringValue }
  }
}
