public import CladsDocument

/// An object that shows alerts.
@MainActor
public protocol AlertPresenting: AnyObject {
  /// Shows an alert and returns immediately.
  func present(_ configuration: AlertConfiguration)
}

/// The contents of an alert.
public struct AlertConfiguration: Sendable {
  /// A button of an alert.
  public struct Button: Sendable, Hashable {
    /// The caption.
    public var label: String
    /// The visual style.
    public var style: Document.AlertButtonStyle
    /// The id of the named action to run, or `nil` if the button only closes the alert.
    public var action: String?

    public init(label: String, style: Document.AlertButtonStyle = .default, action: String? = nil) {
      self.label = label
      self.style = style
      self.action = action
    }
  }

  public var title: String
  public var message: String?
  /// The buttons. There is at least one.
  public var buttons: [Button]
  /// A closure to call with the action of the tapped button.
  public var onButtonTap: (@MainActor (String?) -> Void)?

  /// Creates an alert. If `buttons` is empty, the alert gets an `OK` button.
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

/// The way a screen is presented.
public typealias NavigationPresentation = Document.NavigationPresentation
