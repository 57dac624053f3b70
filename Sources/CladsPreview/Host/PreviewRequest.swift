import CladsDocument
import CladsProject
import CladsRendering
import TextUI

/// What a client asked of a preview.
package struct PreviewRequest: Sendable, Hashable {
  /// The optional parts of a snapshot.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    case text, ansi, grid, picture, state, log

    /// The parts that snapshots carry unless the client asks for others.
    package static let usual: Set<Part> = [.text, .ansi, .state, .log]
  }

  /// The options, except for the width, the picture and the format level.
  package var options = PreviewOptions()
  /// The width in columns; `nil` for the one in the user's settings.
  package var width: Int?
  /// The name of the sample; with `nil`, the preview follows the sample that is selected for the document.
  package var sample: String?
  /// The optional parts that snapshots carry.
  package var parts = Part.usual
  /// What the picture shows, if it is among the parts, except for the screen.
  package var picture = PictureWindow()
  /// The width of the screen of the picture in points; `nil` for that of a usual phone.
  package var pictureWidth: Int?
  /// The height of the screen of the picture in points; `nil` for that of the device
  /// that is as wide, else of a usual phone.
  package var pictureHeight: Int?
  /// Whether snapshots may contain only what has changed.
  package var sendsChanges = false

  package init() {}

  /// Returns an input with the requested sample if it is valid, else with `initial`; without a request, the
  /// sample stays.
  func input(_ input: PreviewInput) -> PreviewInput {
    var input = input
    if let sample { input.sample = input.samples.valid(named: sample) ?? .initial }
    return input
  }

  /// Returns the options to draw a document with, where `settings` are the user's.
  func options(_ settings: PreviewOptions, for input: PreviewInput) -> PreviewOptions {
    var options = options
    options.width = width ?? settings.width
    options.colorScheme = options.colorScheme ?? settings.colorScheme
    options.level = input.project.vocabulary.level
    guard parts.contains(.picture) else { return options }
    options.picture = picture
    options.picture?.screen = PictureScreen.device(
      width: pictureWidth.map(Double.init), height: pictureHeight.map(Double.init))
    return options
  }
}
