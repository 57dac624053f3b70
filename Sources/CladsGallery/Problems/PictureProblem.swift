package import SourceText
package import TextUI

/// Something that only shows when a screen is drawn.
package struct PictureProblem: Sendable, Hashable {
  package enum Kind: String, CaseIterable, Sendable {
    case textCut = "picture-text-cut"
    case textOverlap = "picture-text-overlap"
    case contentOutside = "picture-content-outside"
    case contentBelow = "picture-content-below"
    case targetSmall = "picture-target-small"
    case contrastLow = "picture-contrast-low"
    case nameMissing = "picture-name-missing"
    case emptyScreen = "picture-empty-screen"
  }

  package var kind: Kind
  /// What is wrong in one picture, without its place.
  package var message: String
  /// The JSON pointer of the node; that of the document for a whole screen.
  package var pointer: String
  /// The range of the node in the document, in UTF-8 bytes; empty for a whole screen.
  package var range: TextRange
  /// The place in the picture, in points.
  package var frame: SceneRect
}
