public import CladsDocument
public import CladsExpressions

extension Document.StateValue {
  /// The value that one step of a path leads to; an index is only looked up in a list, a key only in an object.
  public subscript(component: Keypath.Component) -> Document.StateValue? {
    switch (component, self) {
    case (.key(let key), .objectValue(let members)): members[key]
    case (.index(let index), .arrayValue(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }

  /// The value that a path leads to from here; nothing when a step leads nowhere.
  public func value(at components: some Sequence<Keypath.Component>) -> Document.StateValue? {
    var value = self
    for component in components {
      guard let next = value[component] else { return nil }
      value = next
    }
    return value
  }

  /// Whether two values are equal for `.contains` and the array actions: the same kind and the same value;
  /// lists and objects equal nothing, not even themselves.
  public func strictlyEquals(_ other: Document.StateValue) -> Bool {
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
