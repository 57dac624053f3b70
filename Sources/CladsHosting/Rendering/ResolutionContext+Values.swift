import CladsDocument
public import CladsRendering

/// Values as host apps see them.
extension ResolutionContext {
  /// Returns the value at a path, which may start with an iteration variable, `local`, or a key of the state.
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// The values of the iteration variables, by name.
  public var iterationVariables: [String: Any] { iterationValues.mapValues(\.unwrapped) }

  /// Returns the context with additional variables, which shadow existing ones of the same name.
  public func withIterationVariables(_ variables: [String: Any]) -> ResolutionContext {
    with(variables.compactMapValues { Document.StateValue($0) })
  }
}
