public import CladsDocument
public import CladsRuntime

/// A resolved action of a render tree, with the defaults of what the document leaves out. An `ActionContext`
/// runs the actions of the document, not these, which are for inspection.
public indirect enum ActionDefinition: Sendable, Hashable {
  case dismiss
  case setState(path: String, value: StateSetValue)
  case toggleState(path: String)
  case showAlert(config: AlertActionConfig)
  case sequence(steps: [ActionDefinition])
  case navigate(destination: String, presentation: NavigationPresentation)
  /// An action of any other type, with its members.
  case custom(type: String, parameters: [String: Document.StateValue])
}

/// A value that an action stores: a literal, or the result of an expression.
public typealias StateSetValue = Document.SetValue

/// A resolved alert.
public struct AlertActionConfig: Sendable, Hashable {
  public var title: String
  public var message: Document.AlertMessageContent?
  /// The buttons; without any, the alert has one that closes it.
  public var buttons: [AlertButtonConfig]

  public init(
    title: String, message: Document.AlertMessageContent? = nil, buttons: [AlertButtonConfig] = []
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A button of a resolved alert: its caption, its style, and the id of the action that it runs.
public typealias AlertButtonConfig = AlertConfiguration.Button
