import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation

/// Conversions from JSON text for tests.
enum JSON {
  static func value(_ text: String) -> Document.StateValue {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return object.flatMap { Document.StateValue($0) } ?? .stringValue("not JSON: \(text)")
  }

  static func members(_ text: String) -> [String: Document.StateValue] {
    if case .objectValue(let members) = value(text) { members } else { [:] }
  }

  static func host(_ text: String) -> [String: Any] { members(text).mapValues(\.unwrapped) }

  /// Converts a value of any type, or returns `nil` if it is missing or not JSON-shaped.
  static func value(of any: Any?) -> Document.StateValue? { any.flatMap { Document.StateValue($0) } }
}
