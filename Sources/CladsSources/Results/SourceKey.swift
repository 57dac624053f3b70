/// A key of a component, an entry of its `data`, or a parameter of an action.
package struct SourceKey: Hashable, Sendable {
  package var name: SourceName
  package var type: SourceValueType
  /// Whether the source does without no value: the property is not optional and has no default, or the value
  /// is read in a `guard`.
  package var isRequired: Bool
  /// Whether the value is decoded, so that one of another type is an error.
  package var isDecoded: Bool

  package init(name: SourceName, type: SourceValueType, isRequired: Bool, isDecoded: Bool = false) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.isDecoded = isDecoded
  }
}

extension [SourceKey] {
  /// Adds a key, or what it adds to a key with the same name.
  mutating func merge(_ key: SourceKey) {
    guard let index = firstIndex(where: { $0.name.text == key.name.text }) else {
      // Nothing has more keys; the limit keeps code that reads thousands of them fast.
      if count < 256 { append(key) }
      return
    }
    if self[index].type == .any {
      self[index].type = key.type
    } else if key.type != .any, key.type != self[index].type, !self[index].isDecoded {
      // Code that tries one type after another takes both.
      self[index].type = .any
    }
    if key.isRequired { self[index].isRequired = true }
    if self[index].name.documentation == nil {
      self[index].name.documentation = key.name.documentation
    }
    if key.name.certainty == .certain { self[index].name.certainty = .certain }
  }
}
