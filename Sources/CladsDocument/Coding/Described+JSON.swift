package import JSONSyntax

extension DocumentPart {
  /// Its JSON by its table; a part that has none writes itself.
  public var jsonValue: Document.StateValue { .objectValue((self as? any Described)?.jsonMembers ?? [:]) }
}

extension Described {
  package var jsonMembers: [String: Document.StateValue] { tableMembers }

  /// The keys of its table that are set, without defaults.
  var tableMembers: [String: Document.StateValue] {
    var members: [String: Document.StateValue] = [:]
    for property in Self.table.properties {
      guard let value = property.value(self), let json = Document.StateValue(part: value) else { continue }
      let isDefault =
        !property.isOptional && !property.row.isRequired && json.json == property.row.defaultText
      if !isDefault { members[property.row.name] = json }
    }
    return members
  }
}

/// A value of a property that has its own JSON.
package protocol JSONConvertible: Sendable {
  /// Its JSON with the keys in order.
  var orderedJSON: JSONValue { get }
}

extension Described {
  /// Its JSON with the keys in the order of its table.
  package var orderedJSON: JSONValue {
    .object(
      Self.table.properties.compactMap { property in
        guard let value = property.value(self), let json = JSONValue(part: value) else { return nil }
        let isDefault =
          !property.isOptional && !property.row.isRequired && json.text(.compact) == property.row.defaultText
        return isDefault ? nil : JSONMember(name: property.row.name, value: json)
      })
  }
}

extension JSONValue {
  /// Creates the JSON of a value of the model, with keys in the order of tables; `nil` if the type of the
  /// value has none.
  fileprivate init?(part value: any Sendable) {
    switch value {
    case let part as any Described: self = part.orderedJSON
    case let map as any NamedEntries:
      self = .object(
        map.pairs.compactMap { name, value in
          JSONValue(part: value).map { JSONMember(name: name, value: $0) }
        })
    case let value as any JSONConvertible: self = value.orderedJSON
    case let value as Document.StateValue: self.init(value)
    case let list as [any Sendable]: self = .array(list.compactMap(JSONValue.init(part:)))
    default:
      guard let value = Document.StateValue(part: value) else { return nil }
      self.init(value)
    }
  }

  /// Creates the JSON of a value, with the keys of objects sorted.
  package init(_ value: Document.StateValue) {
    switch value {
    case .nullValue: self = .null
    case .boolValue(let value): self = .bool(value)
    case .intValue(let value): self = .integer(value)
    case .doubleValue(let value): self = .number(value)
    case .stringValue(let value): self = .string(value)
    case .arrayValue(let elements): self = .array(elements.map { JSONValue($0) })
    case .objectValue(let members):
      self = .object(
        members.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, value: JSONValue($0.value)) })
    }
  }
}

extension Document.StateValue {
  /// Creates the JSON of a value of the model; `nil` if the type of the value has none.
  init?(part value: any Sendable) {
    switch value {
    case let value as Document.StateValue: self = value
    case let part as any DocumentPart: self = part.jsonValue
    case let text as String: self = .stringValue(text)
    case let flag as Bool: self = .boolValue(flag)
    case let number as Int: self = .intValue(number)
    case let number as Double: self = Self.number(number)
    case let choice as any Documented: self = .stringValue(choice.rawValue)
    case let kind as Document.ComponentKind: self = .stringValue(kind.rawValue)
    case let type as Document.SectionType: self = .stringValue(type.rawValue)
    case let map as any NamedEntries:
      var members: [String: Document.StateValue] = [:]
      for (name, value) in map.pairs where members[name] == nil {
        members[name] = Document.StateValue(part: value)
      }
      self = .objectValue(members)
    case let list as [any Sendable]: self = .arrayValue(list.compactMap(Document.StateValue.init(part:)))
    default: return nil
    }
  }

  /// Returns a number, as an integer if it is whole, like the reader does.
  static func number(_ number: Double) -> Document.StateValue {
    Int(exactly: number).map { .intValue($0) } ?? .doubleValue(number)
  }
}
