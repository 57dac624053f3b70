/// What a whole terminal shows.
public struct TerminalPicture: Sendable, Hashable {
  /// A place on the terminal, from 0.
  public struct Place: Sendable, Hashable {
    /// The row.
    public var row: Int
    /// The column.
    public var column: Int

    /// Creates a place.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, with escape codes for colours alone.
  public var rows: [String]
  /// Where the cursor is; hidden when absent.
  public var cursor: Place?

  /// Creates a picture.
  public init(rows: [String], cursor: Place? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}
