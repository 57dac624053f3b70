import CladsCheck
package import Diagnostics
package import SourceText
package import TextUI

/// Something that only shows when a screen is drawn.
package struct PictureProblem: Sendable, Hashable {
  package enum Kind: CaseIterable, Sendable {
    case textCut, textOverlap, contentOutside, contentBelow
    case targetSmall, contrastLow, nameMissing, emptyScreen

    /// The rule that reports it.
    package var rule: RuleDescription {
      switch self {
      case .textCut: .pictureTextCut
      case .textOverlap: .pictureTextOverlap
      case .contentOutside: .pictureContentOutside
      case .contentBelow: .pictureContentBelow
      case .targetSmall: .pictureTargetSmall
      case .contrastLow: .pictureContrastLow
      case .nameMissing: .pictureNameMissing
      case .emptyScreen: .pictureEmptyScreen
      }
    }
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
