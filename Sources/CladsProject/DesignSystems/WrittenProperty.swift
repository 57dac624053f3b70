public import JSONSyntax
import SourceText

/// A property, with its value as JSON.
public struct WrittenProperty: Sendable, Hashable {
  /// The key.
  public let name: String
  /// The source text of the value.
  public let json: String

  public init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}

extension SyntaxView {
  /// Returns the members of the object at `object`, except those called `names`.
  public func writtenProperties(of object: RecordIndex, except names: Set<String> = []) -> [WrittenProperty] {
    guard kind(object) == .object else { return [] }
    var properties: [WrittenProperty] = []
    var member = firstChild(of: object)
    while member < end(of: object) {
      if kind(member) == .member, let value = value(of: member) {
        let name = string(name(of: member))
        let range = range(value)
        let json = String(
          decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
        if !names.contains(name) { properties.append(WrittenProperty(name: name, json: json)) }
      }
      member = end(of: member)
    }
    return properties
  }
}
