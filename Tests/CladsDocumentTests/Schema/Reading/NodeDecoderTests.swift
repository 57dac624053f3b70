import CladsDocument
import JSONSyntax
import SourceText
import Testing

/// Decodes a text, or returns the message of the error.
private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Result<
  Value, SyntaxDecodingError
> {
  let node = SyntaxTree.parse(Array(text.utf8)).root
  return Result { () throws(SyntaxDecodingError) in try SyntaxDecoder().decode(type, from: node) }
}

private func message<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
  if case .failure(let error) = decode(type, text) { error.message } else { nil }
}

private struct Item: Decodable, Equatable {
  enum Kind: String, Decodable { case small, large }

  var kind: Kind
  var isNew: Bool?
}

/// A list that contains itself.
private indirect enum Nest: Decodable {
  case nest([Nest])

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var inner: [Nest] = []
    while !container.isAtEnd { inner.append(try container.decode(Nest.self)) }
    self = .nest(inner)
  }
}

/// Two numbers in an array inside an object.
private struct Pair: Decodable, Equatable {
  var first: Int
  var second: Int?

  private enum Keys: String, CodingKey { case pair, values }

  init(first: Int, second: Int?) { (self.first, self.second) = (first, second) }

  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Keys.self).nestedContainer(keyedBy: Keys.self, forKey: .pair)
    var values = try outer.nestedUnkeyedContainer(forKey: .values)
    first = try values.decode(Int.self)
    second = try values.decodeNil() ? nil : values.decode(Int.self)
  }
}

/// Three numbers, some of which may be null.
private struct Gaps: Decodable {
  var values: [Int?] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    for _ in 0..<3 { values.append(try container.decodeNil() ? nil : container.decode(Int.self)) }
  }
}

@Suite struct NodeDecoderTests {
  @Test func `a null element is passed over`() throws {
    #expect(try decode(Gaps.self, "[null, 1, null]").get().values == [nil, 1, nil])
  }

  @Test func `scalars, lists, maps and enumerations are decoded`() throws {
    #expect(try decode([Int].self, "[1, 2.0, -3]").get() == [1, 2, -3])
    #expect(try decode([String: Double].self, #"{ "a": 1, "b": 2.5 }"#).get() == ["a": 1, "b": 2.5])
    #expect(try decode([Float?].self, "[1.5, null]").get() == [1.5, nil])
    #expect(
      try decode([Item].self, #"[{ "kind": "small" }, { "kind": "large", "isNew": false }]"#).get()
        == [Item(kind: .small), Item(kind: .large, isNew: false)])
    #expect(
      try decode(Pair.self, #"{ "pair": { "values": [1, null] } }"#).get() == Pair(first: 1, second: nil))
    #expect(try decode(Pair.self, #"{ "pair": { "values": [1, 2] } }"#).get() == Pair(first: 1, second: 2))
  }

  @Test func `an integer must fit its type`() throws {
    #expect(try decode(UInt8.self, "255").get() == 255)
    #expect(try decode(Int8.self, "-128").get() == -128)
    #expect(message(UInt8.self, "256") == "it must be a whole number, not a number")
    #expect(message(Int8.self, "128") == "it must be a whole number, not a number")
    #expect(message(UInt.self, "-1") == "it must be a whole number, not a number")
    #expect(message(UInt64.self, "1e300") == "it must be a whole number, not a number")
  }

  @Test func `an error says what was expected and found`() {
    #expect(message(Bool.self, "1") == "it must be a boolean, not a number")
    #expect(message(String.self, "null") == "it must be a string, not `null`")
    #expect(message(Double.self, "\"1\"") == "it must be a number, not a string")
    #expect(message([Int].self, "{}") == "it must be an array, not an object")
    #expect(message(Item.self, #"{ "isNew": true }"#) == "`kind` is required here")
    #expect(message(Pair.self, #"{ "pair": { "values": [] } }"#) == "the array has no more elements")
    #expect(message(Pair.self, #"{ "pair": 5 }"#) == "it must be an object, not a number")
  }

  @Test func `an error has the range of the value that cannot be decoded`() throws {
    let text = #"{ "a": 1, "b": "x" }"#
    guard case .failure(let error) = decode([String: Int].self, text) else {
      Issue.record("it decodes")
      return
    }
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[error.range.start.utf8..<error.range.end.utf8], as: UTF8.self) == "\"x\"")
  }

  @Test func `a type that contains itself is decoded to a limited depth`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try decode(Nest.self, nested(256)).get()
    #expect(message(Nest.self, nested(300)) == "it must be an array, not an array")
  }
}
