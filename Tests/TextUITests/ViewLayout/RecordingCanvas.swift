import TextUI

/// A canvas that records the rectangles of marked views.
protocol RecordingCanvasType: LayoutCanvas {
  /// The number of units of a point.
  static var point: Int { get }
  /// The rectangles by mark.
  var frames: [Int32: Rect] { get set }

  init()
}

extension RecordingCanvasType {
  static var unitRatio: Double { 1 }
  var clip: Rect {
    Rect(x: -Length.limit, y: -Length.limit, width: 2 * Length.limit, height: 2 * Length.limit)
  }
  var screenHeight: Int { Length.limit }

  mutating func clipped(to rect: Rect, _ draw: (inout Self) -> Void) { draw(&self) }

  mutating func marked(_ id: Int32, in rect: Rect, _ draw: (inout Self) -> Void) {
    frames[id] = rect
    draw(&self)
  }

  mutating func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {}
}

/// A canvas in 120ths of points.
struct PointCanvas: RecordingCanvasType {
  static let point = 120
  static let cutsOverflow = false
  var frames: [Int32: Rect] = [:]
}

/// A canvas in cells.
struct CellCanvas: RecordingCanvasType {
  static let point = 1
  static let cutsOverflow = true
  var frames: [Int32: Rect] = [:]
}

/// A view that takes what it is proposed, and is a point long where nothing is proposed.
final class BlockNode<Canvas: RecordingCanvasType>: LayoutNode<Canvas> {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? Canvas.point, height: proposal.height ?? Canvas.point)
  }
}

/// Text of letters of one point, which wraps anywhere.
final class LetterNode<Canvas: RecordingCanvasType>: LayoutNode<Canvas> {
  let letters: Int

  init(letters: Int) {
    self.letters = letters
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = max(Canvas.point, proposal.width ?? Length.infinity)
    let perLine = min(letters, width / Canvas.point)
    return Size(
      width: perLine * Canvas.point, height: (letters + perLine - 1) / perLine * Canvas.point)
  }
}

/// Space that takes what other views of a row leave.
final class SpaceNode<Canvas: RecordingCanvasType>: LayoutNode<Canvas> {
  init() {
    super.init()
    traits.isSpacer = true
  }

  override func measure(_ proposal: Proposal) -> Size { Size(width: proposal.width ?? 0, height: 0) }
}
