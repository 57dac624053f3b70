public import SourceText

/// A range of cells in one row of a preview, and the node that drew it.
public struct PreviewSpan: Sendable, Hashable {
  /// The zero-based index of the row.
  public var row: Int
  /// The zero-based index of the first column.
  public var column: Int
  /// The width in columns.
  public var width: Int
  /// The range in the plain text of its row, in UTF-8 bytes.
  public var text: Range<Int>
  /// The JSON pointer of the node.
  public var pointer: String
  /// The indices of the enclosing repetitions, outermost first.
  public var instance: [Int]
  /// The range of the node in the document, in UTF-8 bytes.
  public var range: TextRange

  public init(
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
