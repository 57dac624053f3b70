import CladsExpressions
import Foundation

/// JSON values as host apps see them.
struct HostValues: WritableValueTree {
  var null: Any { NSNull() }

  func member(_ key: String, of value: Any) -> Any? { members(value)?[key] }

  func element(at index: Int, of value: Any) -> Any? {
    guard let elements = elements(value), elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func members(_ value: Any) -> [String: Any]? { value as? [String: Any] }
  func elements(_ value: Any) -> [Any]? { value as? [Any] }
  func object(_ members: [String: Any]) -> Any { members }
  func array(_ elements: [Any]) -> Any { elements }
}
