import JSONSyntax

/// A `Decoder` over one syntax node.
struct NodeDecoder: Decoder {
  let node: SyntaxNode
  let codingPath: [any CodingKey]
  let information: [CodingUserInfoKey: any Sendable]
  var userInfo: [CodingUserInfoKey: Any] { information.mapValues { $0 as Any } }

  /// The nesting depth at which decoding fails, so that a type that decodes itself recursively cannot
  /// overflow the stack.
  static let maximumDepth = 256

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = node.object, codingPath.count < Self.maximumDepth else { throw mismatch("an object") }
    return KeyedDecodingContainer(KeyedNodeContainer(decoder: self, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let array = node.array, codingPath.count < Self.maximumDepth else { throw mismatch("an array") }
    return UnkeyedNodeContainer(decoder: self, elements: Array(array.elements))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ScalarNodeContainer(decoder: self)
  }

  func mismatch(_ expected: String) -> DecodingError {
    .typeMismatch(
      Any.self, .init(codingPath: codingPath, debugDescription: "it must be \(expected), not \(phrase)"))
  }

  private var phrase: String { node.tree.withView { $0.phrase(of: node.index) } }

  func nested(_ node: SyntaxNode, _ key: any CodingKey) -> NodeDecoder {
    NodeDecoder(node: node, codingPath: codingPath + [key], information: information)
  }
}

/// An array index as a coding key.
struct IndexKey: CodingKey {
  let intValue: Int?
  var stringValue: String { intValue.map { String($0) } ?? "" }

  init(_ index: Int) { intValue = index }
  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}

/// A container that decodes one scalar, or passes the node on to the type being decoded.
struct ScalarNodeContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.node.kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch decoder.node.kind {
    case .true: return true
    case .false: return false
    default: throw decoder.mismatch("a boolean")
    }
  }

  func decode(_ type: String.Type) throws -> String {
    guard let text = decoder.node.string?.value else { throw decoder.mismatch("a string") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = decoder.node.number?.double else { throw decoder.mismatch("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }

  private func integer<Value: FixedWidthInteger>() throws -> Value {
    guard let integer = decoder.node.number?.integer, let value = Value(exactly: integer) else {
      throw decoder.mismatch("a whole number")
    }
    return value
  }
}

/// A container that decodes the members of an object.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NodeDecoder
  let object: ObjectSyntax
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.nameText) } }

  func contains(_ key: Key) -> Bool { object.member(named: key.stringValue)?.value != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: decoder.nested(value(key), key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.nested(value(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(value(key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.nested(try value(key), key) }

  private func value(_ key: Key) throws -> SyntaxNode {
    guard let value = object.member(named: key.stringValue)?.value else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "`\(key.stringValue)` is required here"))
    }
    return value
  }
}

/// A container that decodes the elements of an array in order.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let decoder: NodeDecoder
  let elements: [SyntaxNode]
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  init(decoder: NodeDecoder, elements: [SyntaxNode]) {
    self.decoder = decoder
    self.elements = elements
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> { try next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> NodeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, .init(codingPath: codingPath, debugDescription: "the array has no more elements"))
    }
    defer { currentIndex += 1 }
    return decoder.nested(elements[currentIndex], IndexKey(currentIndex))
  }
}
