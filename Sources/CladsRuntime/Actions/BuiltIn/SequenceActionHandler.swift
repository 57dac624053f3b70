import CladsDocument

/// Runs actions one after another.
public struct SequenceActionHandler: ActionHandler {
  public static let actionType = "sequence"

  public nonisolated init() {}

  /// Runs the objects in `steps` by their `type`. A step without a type is skipped.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let steps = parameters.objects("steps") else { return Self.missing("an array `steps`", context) }
    for step in steps {
      guard let type = step["type"]?.string else {
        context.log(RuntimeMessage(.action, "skipped a step that has no `type`"))
        continue
      }
      let parameters = step.filter { $0.key != "type" }
      await context.executeAction(type: type, parameters: ActionParameters(parameters))
    }
  }
}
