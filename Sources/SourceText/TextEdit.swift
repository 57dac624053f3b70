/// A replacement of one range of a text.
public struct TextEdit: Hashable, Sendable {
  /// The range to replace, in UTF-8 bytes of the text before the edit.
  public var range: TextRange
  public var newText: String

  public init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
