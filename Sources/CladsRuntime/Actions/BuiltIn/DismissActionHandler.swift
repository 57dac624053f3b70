/// Asks the host app to close the screen.
package struct DismissActionHandler: ActionHandler {
  package static let actionType = "dismiss"

  package init() {}

  package func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    context.dismiss()
  }
}
