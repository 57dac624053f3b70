/// The conversion from points to terminal cells: a column is 8 points wide, a row is 16 points high.
///
/// Results are rounded to the nearest cell, with halves rounded down. NaN becomes 0, and lengths are limited
/// to ``Scale/limit``.
public enum Scale {
  /// The width of a column, in points.
  package static let pointsPerColumn = 8.0
  /// The longest length, in cells.
  public static let limit = 10_000
  /// The height of a row, in points.
  package static let pointsPerRow = 16.0

  /// Returns a distance in columns, which can be 0.
  public static func columns(_ points: Double) -> Int { cells(points, pointsPerColumn) }

  /// Returns a distance in rows, which can be 0.
  public static func rows(_ points: Double) -> Int { cells(points, pointsPerRow) }

  /// Returns the width of something drawn, in columns: at least 1.
  public static func drawnColumns(_ points: Double) -> Int { max(1, columns(points)) }

  /// Returns the height of something drawn, in rows: at least 1.
  public static func drawnRows(_ points: Double) -> Int { max(1, rows(points)) }

  private static func cells(_ points: Double, _ unit: Double) -> Int { cells(points / unit) }

  /// Returns the nearest whole number of cells, with halves rounded down.
  static func cells(_ cells: Double) -> Int { min(Length.nearest(cells), limit) }
}
