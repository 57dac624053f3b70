public import CladsDocument

/// Something that a user does to a preview.
public enum PreviewEvent: Sendable, Hashable {
  /// A tap on a node, in one of its repetitions.
  case tap(pointer: String, instance: [Int])
  /// Another value for a node that holds one.
  case valueChanged(pointer: String, instance: [Int], Document.StateValue)
  /// The screen comes in.
  case appear
  /// The screen goes away.
  case disappear
  /// A button of the newest alert, by its index.
  case alertButton(Int)
  /// Closes the newest of what is presented.
  case back
}
