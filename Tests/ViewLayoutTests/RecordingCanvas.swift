import ViewLayout

/// A canvas that records the rectangles of marked views; 120 units are a point.
struct RecordingCanvas: LayoutCanvas {
  static let cutsOverflow = false
  static let growsToLargest = false
  static let unitRatio = 1.0

  var clip = Rect(x: -Length.limit, y: -Length.limit, width: 2 * Length.limit, height: 2 * Length.limit)
  let screenHeight = Length.limit
  /// The rectangles by mark.
  var frames: [Int32: Rect] = [:]

  mutating func clipped(to rect: Rect, _ draw: (inout RecordingCanvas) -> Void) { draw(&self) }

  mutating func marked(_ id: Int32, in rect: Rect, _ draw: (inout RecordingCanvas) -> Void) {
    frames[id] = rect
    draw(&self)
  }

  mutating func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {}
}

typealias Node = LayoutNode<RecordingCanvas>

/// The number of units of a point.
let point = 120

/// A view that takes what it is proposed, and is 10 points long where nothing is proposed.
final class RectangleNode: Node {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10 * point, height: proposal.height ?? 10 * point)
  }
}

/// Text with characters of 10 by 20 points, which wraps between words and then inside them.
final class LettersNode: Node {
  let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? Length.infinity
    let (advance, height) = (10 * point, 20 * point)
    var (lines, line, widest) = (0, 0, 0)
    for word in text.split(separator: " ") {
      let length = word.count * advance
      if line > 0, line + advance + length > width {
        widest = max(widest, line)
        (lines, line) = (lines + 1, 0)
      }
      line += (line > 0 ? advance : 0) + length
      while line > max(width, advance) {
        let fitting = max(1, width / advance) * advance
        widest = max(widest, fitting)
        (lines, line) = (lines + 1, line - fitting)
      }
    }
    return Size(width: max(widest, line), height: (lines + 1) * height)
  }
}

/// Space that takes what other views of its stack leave.
final class SpaceNode: Node {
  let axis: Axis

  init(_ axis: Axis) {
    self.axis = axis
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let minimum = 8 * point
    return Size(
      along: axis, max(minimum, proposal.length(along: axis) ?? minimum), across: 0)
  }

  override var isSpacer: Bool { true }
}
