/// Limits of lengths, in the unit of a layout.
public enum Length {
  /// All available space.
  public static let infinity = 1 << 30
  /// The longest finite length.
  public static let limit = 1 << 26

  /// Returns a length clamped to 0 through ``limit``, or ``infinity``.
  package static func clamped(_ length: Int) -> Int {
    length >= infinity ? infinity : min(max(length, 0), limit)
  }

  /// Returns a distance clamped to ``limit`` in both directions.
  static func distance(_ length: Int) -> Int { min(max(length, -limit), limit) }

  /// Returns the nearest whole length, with halves rounded down; 0 for a negative length and NaN.
  public static func nearest(_ length: Double) -> Int {
    guard length > 0.5 else { return 0 }
    guard length < Double(limit) else { return limit }
    let whole = Int(length)
    return length - Double(whole) > 0.5 ? whole + 1 : whole
  }
}
