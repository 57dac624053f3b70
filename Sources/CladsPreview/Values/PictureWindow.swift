public import CladsPicture

/// What a picture shows of a screen.
public struct PictureWindow: Sendable, Hashable {
  /// The valid widths and heights in points.
  public static let lengths = 1...10_000
  /// The valid distances in points that a screen is scrolled by.
  public static let scrolls = 0...1_000_000

  public var screen: PictureScreen
  /// The distance in points by which the screen is scrolled, if it is that long.
  public var scroll: Double

  public init(_ screen: PictureScreen = .usual, scroll: Double = 0) {
    self.screen = screen
    self.scroll = scroll
  }
}
