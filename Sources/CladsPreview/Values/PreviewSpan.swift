public import SourceText

/// A stretch of one row of a preview, and the place in the document that draws it.
public struct PreviewSpan: Sendable, Hashable {
  /// The row, from 0.
  public var row: Int
  /// The first column, from 0.
  public var column: Int
  /// The number of columns.
  public var width: Int
  /// Where it stands in the plain text of its row, in UTF-8 bytes.
  public var text: Range<Int>
  /// The node that draws it, as a JSON pointer.
  public var pointer: String
  /// Which repetition of the node: the indices of the lists around it, the outermost first.
  public var instance: [Int]
  /// The node in the text of the document, in UTF-8 bytes.
  public var range: TextRange

  /// Creates a span.
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
