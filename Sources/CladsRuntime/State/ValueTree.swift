import CladsDocument
import Foundation

/// How values nest in one representation of JSON, so that paths are followed by one piece of code.
protocol ValueTree {
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
enum StoredValues: ValueTree {
  static var null: Document.StateValue { .nullValue }

  static func members(_ value: Document.StateValue) -> [String: Document.StateValue]? {
    if case .objectValue(let members) = value { members } else { nil }
  }

  static func elements(_ value: Document.StateValue) -> [Document.StateValue]? {
    if case .arrayValue(let elements) = value { elements } else { nil }
  }

  static func object(_ members: [String: Document.StateValue]) -> Document.StateValue {
    .objectValue(members)
  }
  static func array(_ elements: [Document.StateValue]) -> Document.StateValue { .arrayValue(elements) }
}

/// Values as hosts see them.
enum HostValues: ValueTree {
  static var null: Any { NSNull() }
  static func members(_ value: Any) -> [String: Any]? { value as? [String: Any] }
  static func elements(_ value: Any) -> [Any]? { value as? [Any] }
  static func object(_ members: [String: Any]) -> Any { members }
  static func array(_ elements: [Any]) -> Any { elements }
}
