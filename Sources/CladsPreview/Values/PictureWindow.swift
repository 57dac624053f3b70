public import TextUI

/// What a picture shows of a screen.
public struct PictureWindow: Sendable, Hashable {
  /// The valid widths and heights in points.
  package static let lengths = 1...10_000
  /// The valid distances in points that a screen is scrolled by.
  package static let scrolls = 0...1_000_000

  package var screen: PictureScreen
  /// What the user of the device has chosen.
  package var traits: PictureTraits
  /// The distance in points by which the screen is scrolled, if it is that long.
  package var scroll: Double
  /// The rows that are scrolled.
  package var rows: [ScrolledRow]

  public init(
    _ screen: PictureScreen = .usual, traits: PictureTraits = PictureTraits(), scroll: Double = 0,
    rows: [ScrolledRow] = []
  ) {
    self.screen = screen
    self.traits = traits
    self.scroll = scroll
    self.rows = rows
  }
}

/// A row of a screen that is scrolled.
public struct ScrolledRow: Sendable, Hashable {
  /// The JSON pointer of the section.
  package var pointer: String
  /// The indices of the repetitions around it, outermost first.
  package var instance: [Int]
  /// The distance in points by which it is scrolled, if it is that long.
  package var offset: Double

  public init(pointer: String, instance: [Int] = [], offset: Double) {
    self.pointer = pointer
    self.instance = instance
    self.offset = offset
  }
}
