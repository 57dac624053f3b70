import CladsDocument
import CladsProject
import CladsRendering
import TextUI

/// The options that a client requested for a preview; those that are `nil` keep their value or have the
/// default.
public struct PreviewRequest: Sendable, Hashable {
  public var `as`: PreviewMode?
  /// The width in columns.
  public var width: Int?
  /// The height in rows.
  public var height: Int?
  public var colorScheme: PreviewColorScheme?
  /// The name of the sample; with `nil`, the preview follows the sample that is selected for the document.
  public var sample: String?
  /// The optional parts that snapshots carry.
  public var parts: Set<PreviewPart>?
  /// The rows that the client shows; `.some(nil)` for all.
  public var visible: VisibleRows??
  /// The width of the picture in points.
  public var pictureWidth: Int?
  /// The height of the picture in points.
  public var pictureHeight: Int?
  /// The distance in points by which the screen of the picture is scrolled.
  public var pictureScroll: Int?
  /// The rows of the picture that are scrolled.
  public var pictureRows: [ScrolledRow]?
  /// Whether snapshots may contain only what has changed.
  public var sendsChanges: Bool?

  public init() {}

  /// Returns the options updated with those that `newer` requests.
  func updated(with newer: PreviewRequest) -> PreviewRequest {
    var updated = self
    updated.as = newer.as ?? updated.as
    updated.width = newer.width ?? updated.width
    updated.height = newer.height ?? updated.height
    updated.colorScheme = newer.colorScheme ?? updated.colorScheme
    updated.sample = newer.sample ?? updated.sample
    updated.parts = newer.parts ?? updated.parts
    updated.visible = newer.visible ?? updated.visible
    updated.pictureWidth = newer.pictureWidth ?? updated.pictureWidth
    updated.pictureHeight = newer.pictureHeight ?? updated.pictureHeight
    updated.pictureScroll = newer.pictureScroll ?? updated.pictureScroll
    updated.pictureRows = newer.pictureRows ?? updated.pictureRows
    updated.sendsChanges = newer.sendsChanges ?? updated.sendsChanges
    return updated
  }

  /// Returns the resulting options, with defaults for what was not requested.
  func options(_ defaults: PreviewDefaults, for project: Project) -> PreviewOptions {
    PreviewOptions(
      as: self.as ?? .device, width: width ?? defaults.width, height: height,
      colorScheme: colorScheme ?? defaults.colorScheme, visible: visible ?? nil, picture: picture,
      level: project.vocabulary.level)
  }

  /// What the picture shows; `nil` if the client did not ask for one.
  private var picture: PictureWindow? {
    guard parts?.contains(.picture) == true else { return nil }
    let screen = PictureScreen.phone(
      width: pictureWidth.map(Double.init), height: pictureHeight.map(Double.init))
    return PictureWindow(screen, scroll: pictureScroll.map(Double.init) ?? 0, rows: pictureRows ?? [])
  }
}

/// The user's settings for all previews that do not request something else.
public struct PreviewDefaults: Sendable, Hashable {
  /// The width in columns.
  public var width: Int
  /// The color scheme; `nil` leaves it to the document.
  public var colorScheme: PreviewColorScheme?

  /// Creates defaults; a width outside `PreviewOptions.widths` is ignored.
  public init(width: Int? = nil, colorScheme: PreviewColorScheme? = nil) {
    self.width = width.flatMap { PreviewOptions.widths.contains($0) ? $0 : nil } ?? PreviewOptions.usualWidth
    self.colorScheme = colorScheme
  }
}
