package import CladsDocument

/// How values nest in one representation of JSON, so that paths are followed by one piece of code.
package protocol ValueTree {
  /// Any value.
  associatedtype Value

  /// What fills gaps.
  static var null: Value { get }
  /// The members of an object; nothing for other values.
  static func members(_ value: Value) -> [String: Value]?
  /// The elements of a list; nothing for other values.
  static func elements(_ value: Value) -> [Value]?
  /// An object.
  static func object(_ members: [String: Value]) -> Value
  /// A list.
  static func array(_ elements: [Value]) -> Value
}

/// Values as the store keeps them.
package enum StoredValues: ValueTree {
  package static var null: Document.StateValue { .nullValue }

  package static func members(_ value: Document.StateValue) -> [String: Document.StateValue]? {
    if case .objectValue(let members) = value { members } else { nil }
  }

  package static func elements(_ value: Document.StateValue) -> [Document.StateValue]? {
    if case .arrayValue(let elements) = value { elements } else { nil }
  }

  package static func object(_ members: [String: Document.StateValue]) -> Document.StateValue {
    .objectValue(members)
  }
  package static func array(_ elements: [Document.StateValue]) -> Document.StateValue {
    .arrayValue(elements)
  }
}
