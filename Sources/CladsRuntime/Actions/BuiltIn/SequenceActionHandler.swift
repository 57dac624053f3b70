/// Runs actions one after the other.
public struct SequenceActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "sequence"

  /// Creates a handler.
  public init() {}

  /// Runs every object in `steps` by its `type`; one without a type is skipped.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let steps = parameters.array("steps") else { return Self.missing("a list `steps`", context) }
    for step in steps {
      guard let type = step["type"] as? String else {
        context.log(RuntimeMessage(.action, "a step without a `type` is skipped"))
        continue
      }
      let parameters = step.filter { $0.key != "type" }
      await context.executeAction(type: type, parameters: ActionParameters(raw: parameters))
    }
  }
}
