/// The screen of a phone, in points.
public struct PictureScreen: Sendable, Hashable {
  public var width: Double
  public var height: Double
  /// The distance of the safe area from the top.
  public var safeTop: Double
  /// The distance of the safe area from the bottom.
  public var safeBottom: Double

  public init(width: Double, height: Double, safeTop: Double = 47, safeBottom: Double = 34) {
    self.width = min(max(width.isNaN ? 390 : width, 1), 10_000)
    self.height = min(max(height.isNaN ? 844 : height, 1), 100_000)
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }

  /// The screens that are offered, by width: of a small, a usual and a large phone.
  package static let phones = [
    PictureScreen(width: 375, height: 812, safeTop: 50), PictureScreen(width: 390, height: 844),
    PictureScreen(width: 430, height: 932, safeTop: 59),
  ]

  /// Returns a screen with the safe areas of the phone that is as wide, else of a usual one; a length that is
  /// `nil` is that of the phone.
  package static func phone(width: Double?, height: Double?) -> PictureScreen {
    var screen = phones.first { $0.width == width } ?? usual
    if let width { screen.width = width }
    if let height { screen.height = height }
    return screen
  }

  /// The screen of a usual phone.
  public static let usual = PictureScreen(width: 390, height: 844)
}
