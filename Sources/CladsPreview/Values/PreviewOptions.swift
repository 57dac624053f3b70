public import CladsSchema

/// How a preview is drawn.
public struct PreviewOptions: Sendable, Hashable {
  /// The columns of a preview for which nobody has asked for others: 384 points, a phone.
  public static let usualWidth = 48
  /// The columns that a preview may have.
  public static let widths = 1...1_000
  /// The rows that a preview may have.
  public static let heights = 1...10_000

  /// Whose drawing it shows.
  public var `as`: PreviewMode
  /// The columns.
  public var width: Int
  /// The rows; as many as the screen needs when absent.
  public var height: Int?
  /// Whether marks and frames are drawn with plain ASCII alone.
  public var isASCII: Bool
  /// The set of colours; when absent, the one that the document asks for, else the light one.
  public var colorScheme: PreviewColorScheme?
  /// The rows that are scrolled out at the top.
  public var scrollOffset: Int
  /// The level of the format that the app understands.
  public var level: FormatLevel

  /// Creates options; what is not said is as usual.
  public init(
    `as`: PreviewMode = .device, width: Int = PreviewOptions.usualWidth, height: Int? = nil,
    isASCII: Bool = false, colorScheme: PreviewColorScheme? = nil, scrollOffset: Int = 0,
    level: FormatLevel = .base
  ) {
    self.as = `as`
    self.width = width
    self.height = height
    self.isASCII = isASCII
    self.colorScheme = colorScheme
    self.scrollOffset = scrollOffset
    self.level = level
  }
}
