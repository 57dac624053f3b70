import CladsDocument

/// Asks the host app to navigate to another screen.
public struct NavigateActionHandler: ActionHandler {
  public static let actionType = "navigate"

  public nonisolated init() {}

  /// Navigates to the screen named by `to` or `destination`. An unknown `presentation` is ignored.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let destination = parameters.string("to") ?? parameters.string("destination") else {
      return Self.missing("a `destination`", context)
    }
    context.navigate(
      to: destination,
      presentation: parameters.string("presentation").flatMap(NavigationPresentation.init(rawValue:)))
  }

  static func run(_ action: Document.NavigateAction, in context: any ActionExecutionContext) {
    guard let destination = action.destination else { return missing("a `destination`", context) }
    context.navigate(to: destination, presentation: action.presentation)
  }
}
