import CladsDocument

/// Shows an alert without waiting for a button to be tapped.
public struct ShowAlertActionHandler: ActionHandler {
  public static let actionType = "showAlert"
  private static let defaultTitle = "Alert"
  private static let defaultLabel = "OK"

  public nonisolated init() {}

  /// Shows an alert. `title` and `message` are strings or `{ "type": "binding", "template": "…" }`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    let buttons = (parameters.objects("buttons") ?? []).map { button in
      AlertConfiguration.Button(
        label: button["label"]?.string ?? Self.defaultLabel,
        style: button["style"]?.string.flatMap(Document.AlertButtonStyle.init(rawValue:)) ?? .default,
        action: button["action"]?.string)
    }
    Self.present(
      Self.text("title", parameters, context), message: Self.text("message", parameters, context), buttons,
      in: context)
  }

  static func run(_ action: Document.ShowAlertAction, in context: any ActionExecutionContext) {
    let message: String? =
      switch action.message {
      case .static(let text)?: text
      case .template(let text)?: context.stateStore.interpolate(text)
      case nil: nil
      }
    let buttons = (action.buttons ?? []).map {
      AlertConfiguration.Button(
        label: $0.label ?? defaultLabel, style: $0.style ?? .default, action: $0.action)
    }
    present(action.title, message: message, buttons, in: context)
  }

  private static func text(
    _ name: String, _ parameters: ActionParameters, _ context: any ActionExecutionContext
  ) -> String? {
    let template = parameters.members(name)?["template"]?.string
    return parameters.string(name) ?? template.map { context.stateStore.interpolate($0) }
  }

  private static func present(
    _ title: String?, message: String?, _ buttons: [AlertConfiguration.Button],
    in context: any ActionExecutionContext
  ) {
    context.presentAlert(
      AlertConfiguration(title: title ?? defaultTitle, message: message, buttons: buttons) { action in
        if let action { context.startAction(id: action) }
      })
  }
}
