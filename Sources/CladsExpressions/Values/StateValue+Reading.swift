package import CladsDocument

extension Document.StateValue {
  /// The value at one path component, or `nil`. An index is looked up only in an array, and a key only in an
  /// object.
  package subscript(component: Keypath.Component) -> Document.StateValue? {
    switch component {
    case .key(let key): StoredValues().member(key, of: self)
    case .index(let index): StoredValues().element(at: index, of: self)
    }
  }

  /// Returns the value at a path from here, or `nil` if a component has no value.
  package func value(at components: ArraySlice<Keypath.Component>) -> Document.StateValue? {
    StoredValues().value(at: components, from: self)
  }

  /// Follows a path from here as far as it leads. Returns the value there, and the number of components that
  /// lead there.
  package func follow(
    _ components: ArraySlice<Keypath.Component>
  ) -> (value: Document.StateValue, count: Int) { StoredValues().follow(components, from: self) }

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
