package import JSONSyntax
import SourceText

/// A property, with its value as JSON.
package struct WrittenProperty: Sendable, Hashable {
  /// The key.
  package let name: String
  /// The source text of the value.
  package let json: String

  package init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}

extension SyntaxView {
  /// Returns the members of the object at `object`, except those called `names`.
  package func writtenProperties(of object: RecordIndex, except names: Set<String> = []) -> [WrittenProperty]
  {
    members(of: object).compactMap { member in
      let name = string(name(of: member))
      guard !names.contains(name), let value = value(of: member) else { return nil }
      let range = range(value)
      let json = UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8])
      return WrittenProperty(name: name, json: String(decoding: json, as: UTF8.self))
    }
  }
}
