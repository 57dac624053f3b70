extension Document.StateValue: Codable {
  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: MemberName.self) {
      var members: [String: Document.StateValue] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(Document.StateValue.self, forKey: key)
      }
      self = .objectValue(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [Document.StateValue] = []
      while !container.isAtEnd { elements.append(try container.decode(Document.StateValue.self)) }
      self = .arrayValue(elements)
    } else {
      self = try Self.scalar(in: decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> Document.StateValue {
    if container.decodeNil() { return .nullValue }
    if let value = try? container.decode(Bool.self) { return .boolValue(value) }
    if let value = try? container.decode(Int.self) { return .intValue(value) }
    if let value = try? container.decode(Double.self) { return .doubleValue(value) }
    return .stringValue(try container.decode(String.self))
  }

  /// Encodes the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectValue(let members):
      var container = encoder.container(keyedBy: MemberName.self)
      for (name, value) in members { try container.encode(value, forKey: MemberName(name)) }
    case .arrayValue(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolValue(let value): try container.encode(value)
      case .intValue(let value): try container.encode(value)
      case .doubleValue(let value): try container.encode(value)
      case .stringValue(let value): try container.encode(value)
      default: try container.encodeNil()
      }
    }
  }
}

/// The name of a member of any object.
private struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
