public import CladsRuntime

extension ActionContext {
  /// A closure called for every action that runs, with its id, or its type if it is not a named action, and
  /// its parameters as written.
  public var onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)? {
    get {
      guard let onRun else { return nil }
      return { id, parameters in onRun(id, ActionParameters(raw: parameters)) }
    }
    set {
      guard let newValue else {
        onRun = nil
        return
      }
      onRun = { id, parameters in newValue(id, parameters.raw) }
    }
  }
}
