package import CladsDocument
package import JSONSyntax

/// A representation of JSON values, so that the same code follows paths in each of them.
package protocol ValueTree {
  associatedtype Value

  /// Returns the value of a member; `nil` if there is none, or if the value is not an object.
  func member(_ key: String, of value: Value) -> Value?
  /// Returns an element; `nil` if there is none, or if the value is not an array.
  func element(at index: Int, of value: Value) -> Value?
}

extension ValueTree {
  /// Follows a path from a value as far as it leads.
  ///
  /// - Returns: the value there, and the number of components that lead there.
  package func follow(
    _ path: ArraySlice<Keypath.Component>, from start: Value
  ) -> (value: Value, count: Int) {
    var value = start
    for (count, component) in path.enumerated() {
      let next =
        switch component {
        case .key(let key): member(key, of: value)
        case .index(let index): element(at: index, of: value)
        }
      guard let next else { return (value, count) }
      value = next
    }
    return (value, path.count)
  }

  /// Returns the value at a path from another one; `nil` if a component has no value.
  package func value(at path: ArraySlice<Keypath.Component>, from start: Value) -> Value? {
    let (value, count) = follow(path, from: start)
    return count == path.count ? value : nil
  }
}

/// Values of a syntax tree, by their records.
extension SyntaxView: ValueTree {
  package func member(_ key: String, of value: RecordIndex) -> RecordIndex? {
    member(named: key, of: value).flatMap { self.value(of: $0) }
  }
}

/// Values as a state store keeps them.
package struct StoredValues: WritableValueTree {
  package init() {}

  package var null: Document.StateValue { .nullValue }

  package func member(_ key: String, of value: Document.StateValue) -> Document.StateValue? {
    if case .objectValue(let members) = value { members[key] } else { nil }
  }

  package func element(at index: Int, of value: Document.StateValue) -> Document.StateValue? {
    guard case .arrayValue(let elements) = value, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  package func members(_ value: Document.StateValue) -> [String: Document.StateValue]? {
    if case .objectValue(let members) = value { members } else { nil }
  }

  package func elements(_ value: Document.StateValue) -> [Document.StateValue]? {
    if case .arrayValue(let elements) = value { elements } else { nil }
  }

  package func object(_ members: [String: Document.StateValue]) -> Document.StateValue {
    .objectValue(members)
  }

  package func array(_ elements: [Document.StateValue]) -> Document.StateValue { .arrayValue(elements) }

  // Other modules call these, so that the generic code is specialized once, here.

  /// Returns the value at a nonempty path.
  package func value(
    at components: [Keypath.Component], in root: [String: Document.StateValue]
  ) -> Document.StateValue? { stored(at: components, in: root) }

  /// Stores a value, or removes the old one if `value` is `nil`, and returns the old value.
  @discardableResult
  package func write(
    _ value: Document.StateValue?, at components: [Keypath.Component],
    in root: inout [String: Document.StateValue]
  ) -> Document.StateValue? { store(value, at: components, in: &root) }
}
