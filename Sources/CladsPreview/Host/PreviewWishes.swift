import CladsProject
import CladsSchema

/// How a client wants a preview to be; what it leaves out is as it was, or as usual.
public struct PreviewWishes: Sendable, Hashable {
  /// Whose drawing.
  public var `as`: PreviewMode?
  /// The columns.
  public var width: Int?
  /// The rows.
  public var height: Int?
  /// The set of colours.
  public var colorScheme: PreviewColorScheme?
  /// The name of the sample; without one the preview follows the sample that is chosen for the document.
  public var sample: String?
  /// What snapshots carry.
  public var parts: Set<PreviewPart>?

  /// Wishes nothing.
  public init() {}

  /// The wishes with newer ones before them.
  func updated(with newer: PreviewWishes) -> PreviewWishes {
    var wishes = self
    wishes.as = newer.as ?? wishes.as
    wishes.width = newer.width ?? wishes.width
    wishes.height = newer.height ?? wishes.height
    wishes.colorScheme = newer.colorScheme ?? wishes.colorScheme
    wishes.sample = newer.sample ?? wishes.sample
    wishes.parts = newer.parts ?? wishes.parts
    return wishes
  }

  /// The options that follow from the wishes.
  func options(_ usual: PreviewDefaults, for project: Project) -> PreviewOptions {
    PreviewOptions(
      as: self.as ?? .device, width: width ?? usual.width, height: height,
      colorScheme: colorScheme ?? usual.colorScheme, level: project.vocabulary.level)
  }
}

/// What the user has set for all previews that do not ask for something else.
public struct PreviewDefaults: Sendable, Hashable {
  /// The columns.
  public var width: Int
  /// The set of colours; nothing to let the document decide.
  public var colorScheme: PreviewColorScheme?

  /// Creates defaults; a width that no preview can have counts as not set.
  public init(width: Int? = nil, colorScheme: PreviewColorScheme? = nil) {
    self.width = width.flatMap { PreviewOptions.widths.contains($0) ? $0 : nil } ?? PreviewOptions.usualWidth
    self.colorScheme = colorScheme
  }
}
