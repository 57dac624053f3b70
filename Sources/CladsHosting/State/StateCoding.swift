import CladsDocument
import Foundation

/// Converts between state values and Swift types, through JSON.
enum StateCoding {
  /// Decodes a value as a Swift type, or returns `nil` if that fails.
  static func decode<T: Decodable>(_ type: T.Type, from value: Document.StateValue) -> T? {
    if isScalar(type), let value = value.unwrapped as? T { return value }
    return try? JSONDecoder().decode(type, from: Data(value.json.utf8))
  }

  /// Returns whether a type is that of a scalar state value, for which a detour through JSON changes nothing.
  private static func isScalar(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
  }

  /// Encodes a Swift value as a state value, or returns `nil` if that fails.
  static func encode(_ value: some Encodable) -> Document.StateValue? {
    guard let data = try? JSONEncoder().encode(value),
      let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    return Document.StateValue(object)
  }
}
