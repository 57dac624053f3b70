/// Something that the screen has put in front of itself, or has asked the app to do.
public enum Presentation: Sendable, Hashable {
  /// A button of an alert.
  public struct Button: Sendable, Hashable {
    /// What it says.
    public var label: String
    /// How it looks: `default`, `cancel` or `destructive`.
    public var style: String

    /// Creates a button.
    public init(label: String, style: String) {
      self.label = label
      self.style = style
    }
  }

  /// An alert that waits for an answer.
  case alert(title: String, message: String?, buttons: [Button])
  /// Another screen, in the way it comes in.
  case navigate(destination: String, presentation: String?)
  /// The screen was closed.
  case dismiss
}
