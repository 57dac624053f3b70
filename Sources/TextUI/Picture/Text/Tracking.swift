import SourceText

/// The tracking of the system font San Francisco: what is added to each advance, in points.
enum Tracking {
  /// The size in points, and the tracking in hundredths of a point.
  ///
  /// These are the values for SF Pro in the typography page of Apple's Human Interface Guidelines, entered
  /// from memory.
  private static let values: [(size: Double, hundredths: Double)] = [
    (6, 24), (7, 23), (8, 21), (9, 17), (10, 12), (11, 6), (12, 0), (13, -8), (14, -15), (15, -23),
    (16, -31), (17, -43), (18, -44), (19, -45), (20, -45), (21, -36), (22, -26), (23, -10), (24, 7),
    (25, 15), (26, 22), (27, 29), (28, 38), (29, 40), (30, 40), (31, 39), (32, 41), (33, 40), (34, 40),
    (35, 38), (36, 37), (37, 36), (38, 37), (39, 38), (40, 37), (41, 36), (42, 37), (43, 38), (44, 37),
    (45, 35), (46, 36), (47, 37), (48, 35), (49, 33), (50, 34), (51, 35), (52, 31), (53, 33), (54, 32),
    (56, 30), (58, 28), (60, 26), (62, 24), (64, 22), (66, 19), (68, 17), (70, 14), (72, 14), (76, 7),
    (80, 0),
  ]

  /// Returns the tracking in points; between two sizes it is interpolated, below 6 points it keeps its
  /// proportion to the size, and from 80 points it is 0.
  static func points(size: Double) -> Double {
    guard size > 0, let first = values.first else { return 0 }
    let next = values.partitioningIndex { $0.size >= size }
    guard next < values.count else { return 0 }
    guard next > 0 else { return first.hundredths / 100 * size / first.size }
    let (low, high) = (values[next - 1], values[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.hundredths + (high.hundredths - low.hundredths) * share) / 100
  }
}
