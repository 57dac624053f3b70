import CladsRendering
import Testing
import TextUI

/// How SwiftUI lays out views, worked by hand.
@MainActor
@Suite struct WorkedViewTests {
  private func rectangle(_ mark: Int) -> AnyTextView {
    AnyTextView.shape(.rectangle(cornerRadius: 0)).marked(mark)
  }

  private func text(_ text: String, _ mark: Int) -> AnyTextView { AnyTextView.text(text).marked(mark) }

  @Test func `equal views share a stack`() {
    checkFrames(
      .hstack([rectangle(0), rectangle(1), rectangle(2)]), 300, 100,
      ["0,0,100,100", "100,0,100,100", "200,0,100,100"])
  }

  @Test func `the least flexible view is asked first, and a stack may overflow`() {
    let row = AnyTextView.hstack([
      AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(maxWidth: 100.0).marked(0),
      AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(minWidth: 100.0).marked(1),
    ])
    checkFrames(row.frame(width: 150.0, height: 100.0), 400, 400, ["-12.5,0,75,100", "62.5,0,100,100"])
  }

  @Test func `text between shapes wraps at its share`() {
    checkFrames(
      .hstack([rectangle(0), text("Hello, world", 1), rectangle(2)]), 200, 40,
      ["0,0,70,40", "70,0,60,40", "130,0,70,40"])
  }

  @Test func `a higher priority comes first`() {
    checkFrames(
      .hstack([rectangle(0), text("Hello, world", 1).layoutPriority(1), rectangle(2)]), 200, 40,
      ["0,0,40,40", "40,10,120,20", "160,0,40,40"])
  }

  @Test func `a spacer takes the rest`() {
    checkFrames(
      .hstack(spacing: 8, [text("abc", 0), AnyTextView.spacer(), text("de", 2)]), 390, 50,
      ["0,0,30,20", "370,0,20,20"])
  }

  @Test func `a row of texts wraps the longer one`() {
    checkFrames(
      .hstack([text("aaaa bbbb cccc", 0), text("dddd", 1)]).marked(2), 120, nil,
      ["0,0,40,60", "40,20,40,20", "0,0,80,60"])
  }

  @Test func `a column aligns its views`() {
    checkFrames(
      .vstack(alignment: .trailing, spacing: 4, [text("abc", 0), text("a", 1)]), 100, 100,
      ["0,0,30,20", "20,24,10,20"])
  }

  @Test func `fixed heights come first in a column`() {
    checkFrames(
      .vstack([rectangle(0), AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(height: 30.0).marked(1)]),
      50,
      100, ["0,0,50,70", "0,70,50,30"])
  }

  @Test func `a row that is too wide overflows its frame on both sides`() {
    let item = AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(width: 150.0, height: 40.0)
    checkFrames(
      .hstack(spacing: 8, [item, item, item]).marked(0).frame(width: 390.0), 390, 40, ["-38,0,466,40"])
  }

  @Test func `views in front of each other are centered`() {
    checkFrames(.zstack([rectangle(0), text("abc", 1)]), 200, 100, ["0,0,200,100", "85,40,30,20"])
  }

  @Test func `views in front of each other make up the size together`() {
    let narrow = AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(width: 50.0).marked(0)
    let low = AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(height: 50.0).marked(1)
    checkFrames(.zstack([narrow, low]), 300, 100, ["125,0,50,100", "0,25,300,50"])
  }

  @Test func `a frame without end fills what it is proposed`() {
    let view = AnyTextView.text("abc").frame(maxWidth: .infinity, alignment: .leading).marked(0)
    checkFrames(view, 100, 20, ["0,0,100,20"])
    checkFrames(view, 20, nil, ["0,0,20,40"])
    checkFrames(view, nil, nil, ["0,0,30,20"])
  }

  @Test func `a frame between bounds does not grow with its view`() {
    let view = AnyTextView.shape(.rectangle(cornerRadius: 0)).frame(width: 30.0, height: 20.0).marked(0)
      .frame(minWidth: 0.0, maxWidth: .infinity).marked(1)
    checkFrames(view, 20, 20, ["-5,0,30,20", "0,0,20,20"])
  }

  @Test func `the order of padding and background matters`() {
    let insets = PointInsets(top: 16, bottom: 16, leading: 16, trailing: 16)
    checkFrames(AnyTextView.text("abc").padding(insets).marked(0), nil, nil, ["0,0,62,52"])
    checkFrames(
      AnyTextView.text("abc").marked(0).padding(insets).marked(1), nil, nil, ["16,16,30,20", "0,0,62,52"])
  }

  @Test func `an aspect ratio fits into what is proposed`() {
    let view = AnyTextView.shape(.rectangle(cornerRadius: 0)).aspectRatio(16.0 / 9).marked(0)
    checkFrames(view, 100, 100, ["0,0,100,56.3"])
    checkFrames(view, 320, nil, ["0,0,320,180"])
    checkFrames(view, nil, nil, ["0,0,10,10"])
  }

  @Test func `a spacer takes the room around views in front of each other`() {
    checkFrames(.zstack([text("abc", 0), .spacer()]).marked(1), 200, 100, ["85,40,30,20", "0,0,200,100"])
  }
}
