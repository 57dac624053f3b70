/// Something that the screen presents, or asks the app to do.
public enum Presentation: Sendable, Hashable {
  public struct Button: Sendable, Hashable {
    public var label: String
    /// `default`, `cancel` or `destructive`.
    public var style: String

    public init(label: String, style: String) {
      self.label = label
      self.style = style
    }
  }

  case alert(title: String, message: String?, buttons: [Button])
  /// Navigation to another screen, with its presentation style.
  case navigate(destination: String, presentation: String?)
  /// The screen dismisses itself.
  case dismiss
}
