public import CladsDocument

/// The parameters of an action: its members except `type`, by name.
///
/// The accessors never convert values. A parameter written as `{ "$expr": "…" }` is evaluated before a
/// handler or the delegate receives it. Placeholders in plain text are not replaced; see
/// `interpolated(_:using:)`.
public struct ActionParameters {
  /// What a parameter is.
  package enum Parameter {
    case value(Document.StateValue)
    /// An expression that was not evaluated to the end.
    case stopped(EvaluationStopped)
    /// A value of the host app that is not JSON-shaped.
    case foreign(Any)
  }

  package let parameters: [String: Parameter]
  /// Whether expressions have been evaluated, so that a result that looks like an expression is not evaluated
  /// again.
  private let isEvaluated: Bool

  /// Creates parameters from values as written.
  public init(_ values: [String: Document.StateValue] = [:]) {
    self.init(parameters: values.mapValues { .value($0) })
  }

  package init(parameters: [String: Parameter], isEvaluated: Bool = false) {
    self.parameters = parameters
    self.isEvaluated = isEvaluated
  }

  /// Returns the parameter with the given name as written, or `nil` if there is none.
  public subscript(name: String) -> Document.StateValue? {
    guard case .value(let value)? = parameters[name] else { return nil }
    return value
  }

  /// Returns the string parameter with the given name, or `nil` if there is none.
  public func string(_ name: String) -> String? { self[name]?.string }

  /// Returns the integer parameter with the given name, or `nil` if there is none.
  public func int(_ name: String) -> Int? {
    guard case .intValue(let value)? = self[name] else { return nil }
    return value
  }

  /// Returns the parameter with the given name if it is a floating-point number; otherwise, `nil`.
  func double(_ name: String) -> Double? {
    guard case .doubleValue(let value)? = self[name] else { return nil }
    return value
  }

  /// Returns the Boolean parameter with the given name, or `nil` if there is none.
  public func bool(_ name: String) -> Bool? {
    guard case .boolValue(let value)? = self[name] else { return nil }
    return value
  }

  /// Returns the members of the object parameter with the given name, or `nil` if there is none.
  func members(_ name: String) -> [String: Document.StateValue]? {
    guard case .objectValue(let members)? = self[name] else { return nil }
    return members
  }

  /// Returns the parameter with the given name if it is an array whose elements are all objects; otherwise,
  /// `nil`.
  func objects(_ name: String) -> [[String: Document.StateValue]]? {
    guard case .arrayValue(let elements)? = self[name] else { return nil }
    var objects: [[String: Document.StateValue]] = []
    for element in elements {
      guard case .objectValue(let members) = element else { return nil }
      objects.append(members)
    }
    return objects
  }

  /// Returns the parameter with the given name, evaluated if it is a `$expr`.
  @MainActor
  package func parameter(_ name: String, using state: any DocumentState) -> Parameter? {
    parameters[name].map { isEvaluated ? $0 : Self.evaluate($0, using: state) }
  }

  /// Passes the parameter with the given name, evaluated if it is a `$expr`, to `store`, or reports why it
  /// cannot be stored at a keypath. Returns `false` if there is no such parameter.
  @MainActor
  func store(
    _ name: String, at keypath: String, in state: any DocumentState,
    with store: (Document.StateValue) -> Void
  ) -> Bool {
    switch parameter(name, using: state) {
    case .value(let value)?: store(value)
    case .stopped(let stopped)?: state.refuse(stopped, at: keypath)
    case .foreign?: state.refuseValue(at: keypath)
    case nil: return false
    }
    return true
  }

  /// Returns the string parameter with the given name, with its `${…}` placeholders replaced.
  @MainActor
  public func interpolated(_ name: String, using stateStore: any DocumentState) -> String? {
    string(name).map { stateStore.interpolate($0) }
  }

  /// Returns the parameters with every top-level `$expr` evaluated.
  @MainActor
  public func evaluated(using stateStore: any DocumentState) -> ActionParameters {
    if isEvaluated { return self }
    let values = parameters.mapValues { Self.evaluate($0, using: stateStore) }
    return ActionParameters(parameters: values, isEvaluated: true)
  }

  @MainActor
  private static func evaluate(_ parameter: Parameter, using state: any DocumentState) -> Parameter {
    guard case .value(.objectValue(let members)) = parameter,
      let expression = members[Document.SetValue.expressionKey]?.string
    else { return parameter }
    do throws(EvaluationStopped) {
      return .value(try state.value(of: expression))
    } catch {
      return .stopped(error)
    }
  }
}

extension Document.StateValue {
  /// The text, if the value is one.
  var string: String? {
    guard case .stringValue(let text) = self else { return nil }
    return text
  }
}
