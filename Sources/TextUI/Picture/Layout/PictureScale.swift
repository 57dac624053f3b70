/// The unit of lengths in pictures: a point has 120 units.
///
/// Halves, thirds, fifths and eighths of points are whole numbers of units, so that dividing space adds up.
package enum PictureScale {
  package static let unitsPerPoint = 120.0

  /// Returns the nearest length in units; 0 for a negative length and NaN.
  package static func units(_ points: Double) -> Int { Length.nearest(points * unitsPerPoint) }

  /// Returns the nearest distance in units, which may be negative.
  package static func signedUnits(_ points: Double) -> Int { points < 0 ? -units(-points) : units(points) }

  /// Returns a distance in points.
  package static func points(_ units: Int) -> Double { Double(units) / unitsPerPoint }
}
