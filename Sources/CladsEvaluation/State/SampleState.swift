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

extension SampleState {
  /// Stores a value at a path, creating the containers on the way; false when nothing can be stored there.
  @discardableResult
  public mutating func set(_ path: Keypath, _ value: Document.StateValue) -> Bool {
    guard path.isWritable else { return false }
    StoredPaths.write(value, at: path.components, in: &values)
    return true
  }
}
