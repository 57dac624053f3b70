/// A replacement of one range of a text.
package struct TextEdit: Hashable, Sendable {
  /// The range to replace, in UTF-8 bytes of the text before the edit.
  package var range: TextRange
  package var newText: String

  package init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
