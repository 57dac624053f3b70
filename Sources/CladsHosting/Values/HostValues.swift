import CladsExpressions
import Foundation

/// JSON values as host apps see them.
enum HostValues: ValueTree {
  static var null: Any { NSNull() }
  static func members(_ value: Any) -> [String: Any]? { value as? [String: Any] }
  static func elements(_ value: Any) -> [Any]? { value as? [Any] }
  static func object(_ members: [String: Any]) -> Any { members }
  static func array(_ elements: [Any]) -> Any { elements }
}
