package import CladsDocument
import Foundation

/// Converts between values of the state and Swift types, by way of JSON.
package enum StateCoding {
  /// A JSON-shaped value as a Swift type; nothing when it does not decode.
  static func decode<T: Decodable>(_ type: T.Type, from value: Any) -> T? {
    if isScalar(type), let value = value as? T { return value }
    // Checked first: Foundation ends the process over what is no JSON.
    guard let value = Document.StateValue(value),
      let data = try? JSONSerialization.data(withJSONObject: value.unwrapped, options: .fragmentsAllowed)
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// Whether a type is one that values of the state have, so that JSON would change nothing.
  private static func isScalar(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
  }

  /// A Swift value as a value of the state; nothing when it does not encode.
  package static func encode(_ value: some Encodable) -> Document.StateValue? {
    guard let data = try? JSONEncoder().encode(value),
      let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    return Document.StateValue(object)
  }
}
