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

  @Test func `a vertical stack lays out views vertically`() {
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

  @Test func `a fraction of a row refers to the whole row`() {
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

  @Test func `a horizontal stack lays out views horizontally`() {
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

  @Test func `spacers share the rest, and the last gets the remainder`() {
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

  @Test func `a spacer is two rows tall in an unconstrained column`() {
    check(
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }, ["a", "", "", "b"])
  }

  @Test func `text wraps when a row is too narrow`() {
    check(
      HStack(spacing: 1) {
        Text("one two")
        Text("x")
      }, width: 6, ["one x", "two"])
  }

  @Test func `a border surrounds a whole column`() {
    check(
      VStack {
        Text("Hi")
        Text("Hello")
      }.border(.rounded),
      ["╭─────╮", "│ Hi  │", "│Hello│", "╰─────╯"])
  }
}
