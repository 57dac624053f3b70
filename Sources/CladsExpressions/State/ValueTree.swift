package import CladsDocument

/// A representation of JSON values, so that the same code follows paths in each of them.
package protocol ValueTree {
  associatedtype Value

  /// The value that fills gaps.
  static var null: Value { get }
  /// Returns the members of an object, or `nil` for any other value.
  static func members(_ value: Value) -> [String: Value]?
  /// Returns the elements of an array, or `nil` for any other value.
  static func elements(_ value: Value) -> [Value]?
  static func object(_ members: [String: Value]) -> Value
  static func array(_ elements: [Value]) -> Value
}

/// Values as a state store keeps them.
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
