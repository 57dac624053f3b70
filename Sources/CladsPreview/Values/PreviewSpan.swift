package import SourceText

/// A range of cells in one row of a preview, and the node that drew it.
package struct PreviewSpan: Sendable, Hashable {
  /// The zero-based index of the row.
  package var row: Int
  /// The zero-based index of the first column.
  package var column: Int
  /// The width in columns.
  package var width: Int
  /// The range in the plain text of its row, in UTF-8 bytes.
  package var text: Range<Int>
  /// The JSON pointer of the node.
  package var pointer: String
  /// The indices of the enclosing repetitions, outermost first.
  package var instance: [Int]
  /// The range of the node in the document, in UTF-8 bytes.
  package var range: TextRange

  package init(
    row: Int, column: Int, width: Int, text: Range<Int>, pointer: String, instance: [Int] = [],
    range: TextRange
  ) {
    self.row = row
    self.column = column
    self.width = width
    self.text = text
    self.pointer = pointer
    self.instance = instance
    self.range = range
  }
}
