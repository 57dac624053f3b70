import CladsRendering
import Testing
import TextUI

/// What views without a document show beyond the first cases, worked by hand: letters are 10 wide, lines 20
/// high.
@MainActor
@Suite struct WorkedStackTests {
  private var bare: AnyTextView { AnyTextView.shape(.rectangle(cornerRadius: 0)) }

  private func text(_ text: String, _ mark: Int) -> AnyTextView { AnyTextView.text(text).marked(mark) }

  /// Something of 25 × 20 points as an image draws it.
  private var image: AnyTextView {
    PointView { _, _ in BoxNode(ideal: Size(points: (25, 20))) { _ in .shape(SceneShape(.ellipse)) } }
      .aspectRatio(nil).marked(0)
  }

  // 25:20 in 40 × 40 is 40 × 32, with 4 above it.
  @Test func `an image fits into its frame`() {
    checkFrames(
      image.frame(width: 40.0, height: 40.0).marked(1), 100, 100, ["0,4,40,32", "0,0,40,40"])
  }

  // 390 wide would be 312 high, so the height of 200 counts: ten times 25 × 20. The frame takes the width of
  // 390, (390 − 250) / 2 = 70.
  @Test func `an image without sizes is as large as it fits, in a frame of all width`() {
    checkFrames(
      .zstack([image.frame(maxWidth: .infinity).marked(1)]), 390, 200, ["70,0,250,200", "0,0,390,200"])
  }

  // Both texts have priority 1 and are 90 − 10 = 80 flexible, so they come in source order: 100 / 2 = 50 fits
  // "aaaa" in 40, the rest of 60 fits "cccc", and 20 are left for the shape, which is 10 high without a
  // height.
  @Test func `views of one priority come in order, and lower ones get the rest`() {
    checkFrames(
      .hstack([
        text("aaaa bbbb", 0).layoutPriority(1), text("cccc dddd", 1).layoutPriority(1), bare.marked(2),
      ]), 100, nil, ["0,0,40,40", "40,0,40,40", "80,15,20,10"])
  }

  // 200 − 8 = 192, of which the lower group keeps its minimum of 60: 132 for the first.
  @Test func `a higher priority leaves the others their minimum`() {
    checkFrames(
      .hstack(
        spacing: 8, [bare.marked(0).layoutPriority(1), bare.frame(minWidth: 60.0).marked(1)]), 200, 40,
      ["0,0,132,40", "140,0,60,40"])
  }

  // The spacer keeps 8 of 60. "bb" is the least flexible: half of 52 is enough for its 20. The other text has
  // 32 left, three letters in each of two lines. The spacer gets 60 − 20 − 30 = 10.
  @Test func `a spacer keeps its minimum when texts wrap`() {
    checkFrames(
      .hstack([text("aaaaaa", 0), .spacer(), text("bb", 1)]), 60, nil, ["0,0,30,40", "40,10,20,20"])
  }

  // The inner frame proposes min(200, 40) and is min(max(200, 30), 40) = 40 wide, the text 30 in it at its
  // end. Without a proposal, the text of 70 sticks out of the 40 on the left.
  @Test func `frames with a maximum, one in another, narrow what they propose`() {
    let view = text("abc def", 0).frame(maxWidth: 40.0, alignment: .trailing).marked(1)
      .frame(maxWidth: .infinity, alignment: .leading).marked(2)
    checkFrames(view, 200, nil, ["10,0,30,40", "0,0,40,40", "0,0,200,40"])
    checkFrames(view, nil, nil, ["-30,0,70,20", "0,0,40,20", "0,0,40,20"])
  }

  // 100 + 20 = 120 is wider than the frame of 100: 10 stick out on either side.
  @Test func `padding around a fixed frame overflows the next one`() {
    let insets = PointInsets(top: 10, bottom: 10, leading: 10, trailing: 10)
    checkFrames(
      bare.frame(width: 100.0, height: 50.0).marked(0).padding(insets).marked(1).frame(width: 100.0).marked(
        2),
      300, 300, ["0,10,100,50", "-10,0,120,70", "0,0,100,70"])
  }

  // The texts take 40 of 300, the scroll view the other 260, and its content its own 500.
  @Test func `a scroll view takes what a column leaves`() {
    checkFrames(
      .vstack([
        text("abc", 0), AnyTextView.verticalScroll(bare.frame(height: 500.0).marked(1)).marked(2),
        text("de", 3),
      ]), 100, 300, ["35,0,30,20", "0,20,100,500", "0,20,100,260", "40,280,20,20"])
  }

  // Without a proposal the shape is 10 × 10: at least 50 and 30. With one, 300 is at most 200 and 10 at least
  // 30.
  @Test func `a frame with limits limits the ideal size, too`() {
    let view = bare.marked(0).frame(minWidth: 50.0, maxWidth: 200.0, minHeight: 30.0).marked(1)
    checkFrames(view, nil, nil, ["20,10,10,10", "0,0,50,30"])
    checkFrames(view, 300, 10, ["0,0,200,30", "0,0,200,30"])
  }

  // The fixed view first: 100 − 10 − 20 = 70 for the inner row, of which 70 − 10 − 30 = 30 are left for its
  // shape.
  @Test func `a stack in a stack is as flexible as its views`() {
    checkFrames(
      .hstack(
        spacing: 10,
        [
          AnyTextView.hstack(spacing: 10, [bare.frame(width: 30.0).marked(0), bare.marked(1)]).marked(2),
          bare.frame(width: 20.0).marked(3),
        ]), 100, 40, ["0,0,30,40", "40,0,30,40", "0,0,70,40", "80,0,20,40"])
  }
}
