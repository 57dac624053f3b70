import CladsDocument

/// Empties an array.
package struct ClearArrayActionHandler: ActionHandler {
  package static let actionType = "clearArray"

  package init() {}

  /// Stores an empty array at `path`, replacing any value.
  package func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    context.stateStore.set(path, value: .arrayValue([]))
  }
}
