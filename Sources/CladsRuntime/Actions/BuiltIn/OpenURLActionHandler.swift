/// Asks the host app to open a URL. Requires the extended format.
package struct OpenURLActionHandler: ActionHandler {
  package static let actionType = "openURL"

  package init() {}

  /// Opens `url` as written, without interpolation.
  package func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let url = parameters.string("url") else { return Self.missing("a `url`", context) }
    context.openURL(url)
  }
}
