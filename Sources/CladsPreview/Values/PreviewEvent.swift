package import CladsDocument

/// A user event in a preview.
package enum PreviewEvent: Sendable, Hashable {
  /// A tap on an instance of a node.
  case tap(pointer: String, instance: [Int])
  /// A new value for an instance of a node that has one.
  case valueChanged(pointer: String, instance: [Int], Document.StateValue)
  /// The screen appears.
  case appear
  /// The screen disappears.
  case disappear
  /// A tap on the button of the newest alert with this index.
  case alertButton(Int)
  /// Closes the newest presentation.
  case back
}
