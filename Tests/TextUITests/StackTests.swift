import TestSupport
import Testing
import TextUI

@Suite struct StackTests {
  private func check(
    _ view: some TextView, width: Int = 20, height: Int? = nil, _ rows: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let canvas = render(view, width: width, height: height)
    #expect(PlainText.rows(of: canvas) == rows, sourceLocation: sourceLocation)
  }

  @Test func vStackLaysOutViewsVertically() {
    check(
      VStack(alignment: .leading) {
        Text("one")
        Text("three")
      }, ["one", "three"])
    check(
      VStack {
        Text("one")
        Text("three")
      }, [" one", "three"])
    check(
      VStack(alignment: .trailing, spacing: 1) {
        Text("one")
        Text("three")
      }, ["  one", "", "three"])
  }

  @Test func fractionOfARowRefersToTheWholeRow() {
    check(
      HStack {
        Text("a").frame(widthFraction: 0.5, alignment: .leading)
        Text("b").frame(widthFraction: 0.5, alignment: .leading)
      }, ["a         b"])
    check(
      HStack {
        Text("a").frame(widthFraction: 0.25, alignment: .leading)
        Spacer()
        Text("b")
      }, ["a                  b"])
  }

  @Test func hStackLaysOutViewsHorizontally() {
    check(
      HStack(spacing: 1) {
        Text("one")
        Text("two")
      }, ["one two"])
    check(
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }, width: 5, ["a   b"])
    check(
      HStack(alignment: .bottom) {
        Text("a")
        Text("b\nc")
      }, [" b", "ac"])
  }

  @Test func spacersShareTheRestAndTheLastGetsTheRemainder() {
    check(
      HStack {
        Spacer()
        Text("ab")
        Spacer()
      }, width: 5, [" ab"])
    check(
      VStack {
        Spacer()
        Text("ab")
        Spacer()
      }, width: 2, height: 4, ["", "ab", "", ""])
  }

  @Test func spacerIsTwoRowsTallInAnUnconstrainedColumn() {
    check(
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }, ["a", "", "", "b"])
  }

  @Test func textWrapsWhenARowIsTooNarrow() {
    check(
      HStack(spacing: 1) {
        Text("one two")
        Text("x")
      }, width: 6, ["one x", "two"])
  }

  @Test func borderSurroundsAWholeColumn() {
    check(
      VStack {
        Text("Hi")
        Text("Hello")
      }.border(.rounded),
      ["╭─────╮", "│ Hi  │", "│Hello│", "╰─────╯"])
  }
}
