/// The content of a whole terminal.
public struct TerminalFrame: Sendable, Hashable {
  /// A cell of the terminal; rows and columns count from 0.
  public struct Position: Sendable, Hashable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, with escape sequences for colors only.
  public var rows: [String]
  /// The cell of the cursor; `nil` hides it.
  public var cursor: Position?

  public init(rows: [String], cursor: Position? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}
