import CladsDocument

/// Asks the host to go to another screen.
public struct NavigateActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "navigate"

  /// Creates a handler.
  public init() {}

  /// Goes to `to` or `destination`; an unknown `presentation` counts as none.
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
