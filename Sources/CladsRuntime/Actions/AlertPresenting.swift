public import CladsDocument

/// Shows alerts.
@MainActor
public protocol AlertPresenting: AnyObject {
  /// Shows an alert and returns at once.
  func present(_ configuration: AlertConfiguration)
}

/// An alert to be shown.
@MainActor
public struct AlertConfiguration {
  /// A button of an alert.
  public struct Button: Sendable, Hashable {
    /// Its caption.
    public var label: String
    /// Its looks.
    public var style: Document.AlertButtonStyle
    /// The id of the named action it runs.
    public var action: String?

    /// Creates a button.
    public init(label: String, style: Document.AlertButtonStyle = .default, action: String? = nil) {
      self.label = label
      self.style = style
      self.action = action
    }
  }

  /// The title.
  public var title: String
  /// The text.
  public var message: String?
  /// The buttons, at least one.
  public var buttons: [Button]
  /// To be called with the action of the button that was tapped.
  public var onButtonTap: (@MainActor (String?) -> Void)?

  /// Creates an alert; one without buttons gets `OK`.
  public init(
    title: String, message: String? = nil, buttons: [Button] = [],
    onButtonTap: (@MainActor (String?) -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [Button(label: "OK")] : buttons
    self.onButtonTap = onButtonTap
  }
}

/// How a screen comes in.
public typealias NavigationPresentation = Document.NavigationPresentation
