package import CladsDocument

extension Document.StateValue {
  /// The value at one path component, or `nil`. An index is looked up only in an array, and a key only in an
  /// object.
  package subscript(component: Keypath.Component) -> Document.StateValue? {
    switch (component, self) {
    case (.key(let key), .objectValue(let members)): members[key]
    case (.index(let index), .arrayValue(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }

  /// Returns the value at a path from here, or `nil` if a component has no value.
  package func value(at components: some Sequence<Keypath.Component>) -> Document.StateValue? {
    var value = self
    for component in components {
      guard let next = value[component] else { return nil }
      value = next
    }
    return value
  }

  /// Returns whether two values are equal under `.contains` and the array actions: of the same kind and with
  /// the same value. Arrays and objects equal nothing, not even themselves.
  package func strictlyEquals(_ other: Document.StateValue) -> Bool {
    switch (self, other) {
    case (.nullValue, .nullValue): true
    case (.boolValue(let a), .boolValue(let b)): a == b
    case (.intValue(let a), .intValue(let b)): a == b
    case (.doubleValue(let a), .doubleValue(let b)): a == b
    case (.stringValue(let a), .stringValue(let b)): a == b
    default: false
    }
  }
}
