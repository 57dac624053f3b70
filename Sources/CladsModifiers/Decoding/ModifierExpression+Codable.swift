import CladsSchema
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
    let json = try JSONText(from: decoder, depth: 0).text
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

/// The text of any JSON value that a decoder has.
private struct JSONText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws { try self.init(from: decoder, depth: decoder.codingPath.count) }

  init(from decoder: any Decoder, depth: Int) throws {
    // The tree of a modifier is not deeper; each of its levels has three in JSON.
    guard depth < 4 * ModifierSyntax.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "it is nested too deeply"))
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [String] = []
      while !list.isAtEnd {
        elements.append(try list.decodeNil() ? "null" : list.decode(JSONText.self).text)
      }
      text = "[\(elements.joined(separator: ","))]"
    } else if let object = try? decoder.container(keyedBy: AnyKey.self) {
      let members = try object.allKeys.map { key in
        let value =
          try object.decodeNil(forKey: key) ? "null" : object.decode(JSONText.self, forKey: key).text
        return "\(StringLiteral.quoted(key.stringValue)):\(value)"
      }
      text = "{\(members.joined(separator: ","))}"
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        text = "null"
      } else if let string = try? value.decode(String.self) {
        text = StringLiteral.quoted(string)
      } else if let flag = try? value.decode(Bool.self) {
        text = flag ? "true" : "false"
      } else if let integer = try? value.decode(Int.self) {
        text = String(integer)
      } else {
        text = String(try value.decode(Double.self))
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
