/// The content of a whole terminal.
package struct TerminalFrame: Sendable, Hashable {
  /// A cell of the terminal; rows and columns count from 0.
  package struct Position: Sendable, Hashable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, with escape sequences for colors only.
  package var rows: [String]
  /// The cell of the cursor; `nil` hides it.
  package var cursor: Position?

  package init(rows: [String], cursor: Position? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}
