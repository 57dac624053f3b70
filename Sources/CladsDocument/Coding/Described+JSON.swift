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
