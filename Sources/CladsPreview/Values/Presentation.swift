/// Something that the screen presents, or asks the app to do.
package enum Presentation: Sendable, Hashable {
  package struct Button: Sendable, Hashable {
    package var label: String
    /// `default`, `cancel` or `destructive`.
    package var style: String

    package init(label: String, style: String) {
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
