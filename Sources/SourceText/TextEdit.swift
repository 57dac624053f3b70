/// A replacement of one stretch of a text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced, in UTF-8 bytes of the text before the edit.
  public var range: TextRange
  /// What stands there afterwards.
  public var newText: String

  /// Creates the replacement of `range` by `newText`.
  public init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
