public import CladsDocument

/// A state as a plain value, which may be read from any thread. Hover, rules, and the command line evaluate
/// against one.
public struct SampleState: Sendable, Hashable {
  /// The values by their top-level keys.
  public var values: [String: Document.StateValue]
  /// The variables that shadow the state: iteration variables, and `local` for local state.
  public var variables: [String: Document.StateValue]

  public init(_ values: [String: Document.StateValue] = [:], variables: [String: Document.StateValue] = [:]) {
    self.values = values
    self.variables = variables
  }

  /// Returns the state with additional variables, which shadow existing ones of the same name.
  public func with(_ more: [String: Document.StateValue]) -> SampleState {
    SampleState(values, variables: variables.merging(more) { _, new in new })
  }

  /// Returns the value at a path: the whole state for the empty path, or `nil` if there is no value.
  package func value(at components: [Keypath.Component]) -> Document.StateValue? {
    guard case .key(let root)? = components.first else {
      return components.isEmpty ? .objectValue(values) : nil
    }
    guard let value = variables[root] ?? values[root] else { return nil }
    return components.count == 1 ? value : value.value(at: components.dropFirst())
  }

  /// Returns the value at a keypath: the whole state for the empty one, or `nil` for a malformed one.
  public func value(at keypath: String) -> Document.StateValue? {
    if variables.isEmpty, let value = values[keypath], Keypath.isName(keypath) { return value }
    let path = Keypath.parse(keypath)
    return path.isMalformed ? nil : value(at: path.components)
  }
}

extension SampleState {
  /// Stores a value at a path, creating containers along it. Returns `false` if the path is not writable.
  @discardableResult
  package mutating func set(_ path: Keypath, _ value: Document.StateValue) -> Bool {
    guard path.isWritable else { return false }
    StoredValues().write(value, at: path.components, in: &values)
    return true
  }
}
