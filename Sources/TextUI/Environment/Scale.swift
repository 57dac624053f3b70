/// The one scale between a phone's points and a terminal's cells: a column is 8 points, a row is 16.
///
/// Halves go down. Any number is fine: what is no number is 0, and nothing is longer than ``Length/limit``.
public enum Scale {
  /// The points in a column.
  public static let pointsPerColumn = 8.0
  /// The points in a row.
  public static let pointsPerRow = 16.0

  /// The columns of a distance, which may be none.
  public static func columns(_ points: Double) -> Int { cells(points, pointsPerColumn) }

  /// The rows of a distance, which may be none.
  public static func rows(_ points: Double) -> Int { cells(points, pointsPerRow) }

  /// The columns of something that is drawn: at least 1.
  public static func drawnColumns(_ points: Double) -> Int { max(1, columns(points)) }

  /// The rows of something that is drawn: at least 1.
  public static func drawnRows(_ points: Double) -> Int { max(1, rows(points)) }

  private static func cells(_ points: Double, _ unit: Double) -> Int { cells(points / unit) }

  /// Whole cells for a number of cells: the nearest, halves go down.
  static func cells(_ cells: Double) -> Int {
    guard cells > 0.5 else { return 0 }
    guard cells < Double(Length.limit) else { return Length.limit }
    let whole = Int(cells)
    return cells - Double(whole) > 0.5 ? whole + 1 : whole
  }
}
