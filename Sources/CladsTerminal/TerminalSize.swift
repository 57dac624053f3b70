/// The columns and rows of a terminal.
public struct TerminalSize: Sendable, Hashable {
  /// The columns.
  public var columns: Int
  /// The rows.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
