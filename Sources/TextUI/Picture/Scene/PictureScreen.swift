/// The screen of a device, in points.
public struct PictureScreen: Sendable, Hashable {
  public var width: Double
  public var height: Double
  /// The distance of the safe area from the top.
  public var safeTop: Double
  /// The distance of the safe area from the bottom.
  public var safeBottom: Double
  /// The distance of the safe area from the left and the right side.
  public var safeSides: Double

  public init(
    width: Double, height: Double, safeTop: Double = 47, safeBottom: Double = 34, safeSides: Double = 0
  ) {
    self.width = min(max(width.isNaN ? 390 : width, 1), 10_000)
    self.height = min(max(height.isNaN ? 844 : height, 1), 100_000)
    self.safeTop = safeTop
    self.safeBottom = safeBottom
    self.safeSides = safeSides
  }

  /// The screen of a usual phone.
  public static let usual = PictureScreen(width: 390, height: 844)
}
