@testable import TextUI

/// A canvas that records the rectangles of marked views, and clips nothing.
final class RecordingCanvas: LayoutCanvas {
  /// The rectangles by mark.
  private(set) var frames: [Int32: Rect] = [:]

  init(_ medium: LayoutMedium) {
    super.init(
      medium,
      clip: Rect(x: -Length.limit, y: -Length.limit, width: 2 * Length.limit, height: 2 * Length.limit),
      screenHeight: Length.limit)
  }

  override func clipped(to rect: Rect, _ draw: () -> Void) { draw() }

  override func addMark(_ id: Int32, in rect: Rect) { frames[id] = rect }
}

extension LayoutMedium {
  /// The number of units of a point in these tests.
  var point: Int { self == .points ? 120 : 1 }
}

/// A view that takes what it is proposed, and is a point long where nothing is proposed.
final class BlockNode: LayoutNode {
  init(_ medium: LayoutMedium) { super.init(medium) }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? medium.point, height: proposal.height ?? medium.point)
  }
}

/// Text of letters of one point, which wraps anywhere.
final class LetterNode: LayoutNode {
  let letters: Int

  init(letters: Int, _ medium: LayoutMedium) {
    self.letters = letters
    super.init(medium)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = max(medium.point, proposal.width ?? Length.infinity)
    let perLine = min(letters, width / medium.point)
    return Size(
      width: perLine * medium.point, height: (letters + perLine - 1) / perLine * medium.point)
  }
}

/// Space that takes what other views of a row leave.
final class SpaceNode: LayoutNode {
  init(_ medium: LayoutMedium) {
    super.init(medium)
    traits.isSpacer = true
  }

  override func measure(_ proposal: Proposal) -> Size { Size(width: proposal.width ?? 0, height: 0) }
}
