public import CladsDocument

/// The options that a preview is drawn with.
public struct PreviewOptions: Sendable, Hashable {
  /// The default width in columns: 384 points, the width of a phone.
  public static let usualWidth = 48
  /// The valid widths in columns.
  package static let widths = 1...1_000
  /// The valid heights in rows.
  package static let heights = 1...10_000

  package var `as`: Runtime
  /// The width in columns.
  package var width: Int
  /// The height in rows; `nil` for the natural height of the screen.
  package var height: Int?
  /// Whether everything but texts is drawn in ASCII.
  package var isASCII: Bool
  /// The color scheme; `nil` for that of the document, else light.
  package var colorScheme: PreviewColorScheme?
  /// The rows of the screen that are in sight; `nil` for all.
  package var visible: VisibleRows?
  /// The number of rows that the screen is scrolled by.
  package var scrollOffset: Int
  /// What the picture of the screen shows; `nil` if none is drawn.
  package var picture: PictureWindow?
  /// The format level that the app supports.
  package var level: FormatLevel
  /// Whether requests that the sample has no response for wait for one; otherwise, they end without a result.
  package var holdsRequests = false
  /// Whether a test is recorded, which cannot name a sample that is not one of the document's own.
  package var isRecorded = false

  public init(
    `as`: Runtime = .device, width: Int = PreviewOptions.usualWidth, height: Int? = nil,
    isASCII: Bool = false, colorScheme: PreviewColorScheme? = nil, visible: VisibleRows? = nil,
    scrollOffset: Int = 0, picture: PictureWindow? = nil, level: FormatLevel = .base
  ) {
    self.as = `as`
    self.width = width
    self.height = height
    self.isASCII = isASCII
    self.colorScheme = colorScheme
    self.visible = visible
    self.scrollOffset = scrollOffset
    self.picture = picture
    self.level = level
  }
}

/// The rows of a screen that a client shows.
public struct VisibleRows: Sendable, Hashable {
  /// The valid numbers of the first row.
  package static let rows = 0...100_000

  /// The zero-based index of the first row; a window beyond the end shows the last rows.
  package var row: Int
  /// The number of rows.
  package var height: Int

  /// Creates rows; negative numbers become 0.
  public init(row: Int, height: Int) {
    self.row = max(0, row)
    self.height = max(0, height)
  }
}
