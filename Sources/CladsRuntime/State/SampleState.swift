public import CladsDocument
public import CladsExpressions

/// A state that does not change and may be read from anywhere: what hovers, rules and the command line
/// evaluate against.
public struct SampleState: Sendable, Hashable {
  /// The values, by the first key of their paths.
  public var values: [String: Document.StateValue]
  /// The values of names that hide the state: iteration variables, and `local` for local state.
  public var variables: [String: Document.StateValue]

  /// A state with the given values.
  public init(_ values: [String: Document.StateValue] = [:], variables: [String: Document.StateValue] = [:]) {
    self.values = values
    self.variables = variables
  }

  /// The state with more names in front of it; equal names hide the ones that were there.
  public func with(_ more: [String: Document.StateValue]) -> SampleState {
    SampleState(values, variables: variables.merging(more) { _, new in new })
  }

  /// The value at a path; the whole state for the empty path, nothing when there is none.
  public func value(at components: [Keypath.Component]) -> Document.StateValue? {
    guard case .key(let root)? = components.first else {
      return components.isEmpty ? .objectValue(values) : nil
    }
    guard let value = variables[root] ?? values[root] else { return nil }
    return components.count == 1 ? value : value.value(at: components.dropFirst())
  }

  /// The value at a path; the whole state for the empty path, nothing for a malformed one.
  public func value(at keypath: String) -> Document.StateValue? {
    if variables.isEmpty, let value = values[keypath], Keypath.isName(keypath) { return value }
    let path = Keypath.parse(keypath)
    return path.isMalformed ? nil : value(at: path.components)
  }
}

extension SampleState: StateValueReading {
  /// The value at a path.
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// The elements of the array at a path.
  public func getArray(_ keypath: String) -> [Any]? {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return nil }
    return elements.map(\.unwrapped)
  }

  /// Whether an element of the array at a path strictly equals `value`.
  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard case .arrayValue(let elements)? = self.value(at: keypath),
      let value = Document.StateValue(value)
    else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  /// The number of elements of the array at a path.
  public func getArrayCount(_ keypath: String) -> Int {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return 0 }
    return elements.count
  }
}
