/// Asks the host app to open a URL. Requires the extended format.
public struct OpenURLActionHandler: ActionHandler {
  public static let actionType = "openURL"

  public nonisolated init() {}

  /// Opens `url` as written, without interpolation.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let url = parameters.string("url") else { return Self.missing("a `url`", context) }
    context.openURL(url)
  }
}
