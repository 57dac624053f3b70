import CladsDocument
public import CladsRuntime

/// Parameters as host apps see them. A JSON `null` is an `NSNull`.
extension ActionParameters {
  /// Creates parameters from values as written.
  public init(raw: [String: Any]) {
    self.init(
      parameters: raw.mapValues { value in
        Document.StateValue(value).map { .value($0) }
          ?? (value as? EvaluationStopped).map { .stopped($0) } ?? .foreign(value)
      })
  }

  /// The JSON-shaped values by name.
  public var raw: [String: Any] { parameters.mapValues(\.unwrapped) }

  /// Returns the object parameter with the given name, or `nil` if there is none.
  public func dictionary(_ name: String) -> [String: Any]? { parameters[name]?.unwrapped as? [String: Any] }

  /// Returns the parameter with the given name if it is an array whose elements are all objects; otherwise,
  /// `nil`.
  public func array(_ name: String) -> [[String: Any]]? { parameters[name]?.unwrapped as? [[String: Any]] }

  /// Returns the parameter with the given name, evaluated if it is a `$expr`.
  @MainActor
  public func value(_ name: String, using stateStore: any DocumentState) -> Any? {
    parameter(name, using: stateStore)?.unwrapped
  }
}

extension ActionParameters.Parameter {
  /// The parameter as host apps see it.
  fileprivate var unwrapped: Any {
    switch self {
    case .value(let value): value.unwrapped
    case .stopped(let stopped): stopped
    case .foreign(let value): value
    }
  }
}
