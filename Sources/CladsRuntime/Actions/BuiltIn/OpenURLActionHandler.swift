/// Asks the host to open a web address; a part of the extended format.
public struct OpenURLActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "openURL"

  /// Creates a handler.
  public init() {}

  /// Opens `url`, which is not interpolated.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let url = parameters.string("url") else { return Self.missing("a `url`", context) }
    context.openURL(url)
  }
}
