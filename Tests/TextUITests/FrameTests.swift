import Testing
import TextUI

@Suite struct FrameTests {
  private func check(
    _ view: some TextView, width: Int = 9, height: Int? = nil, _ rows: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      PlainText.rows(of: render(view, width: width, height: height)) == rows, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (Alignment.topLeading, ["ab", "", ""]), (.top, [" ab", "", ""]), (.topTrailing, ["   ab", "", ""]),
    (.leading, ["", "ab", ""]), (.center, ["", " ab", ""]), (.bottomTrailing, ["", "", "   ab"]),
  ])
  func `a frame aligns its content`(_ alignment: Alignment, _ rows: [String]) {
    check(Text("ab").frame(width: 5, height: 3, alignment: alignment), rows)
  }

  @Test func `a fixed frame clips its content`() {
    check(
      HStack {
        Text("abcdef").fixedSize().frame(width: 3)
        Text("|")
      }, ["abc|"])
    check(
      VStack {
        Text("a\nb\nc").frame(height: 2)
        Text("-")
      }, ["a", "b", "-"])
    check(
      HStack {
        Text("日本").fixedSize().frame(width: 3)
        Text("|")
      }, ["日 |"])
  }

  @Test func `a flexible frame respects limits and infinity`() {
    check(Text("ab").frame(maxWidth: Length.infinity).border(), ["┌───────┐", "│  ab   │", "└───────┘"])
    check(Text("ab").frame(minWidth: 4, alignment: .trailing).border(), ["┌────┐", "│  ab│", "└────┘"])
    check(Text("abcdef").frame(maxWidth: 4).border(), ["┌────┐", "│abcd│", "│ef  │", "└────┘"])
    check(Text("ab").frame(idealWidth: 4).fixedSize().border(), ["┌────┐", "│ ab │", "└────┘"])
    check(Text("ab").frame(minWidth: 5, maxWidth: 3).border(), ["┌─────┐", "│ ab  │", "└─────┘"])
  }

  @Test func `a minimum height never cuts content`() {
    check(Text("a\nb\nc").frame(minHeight: 2), height: 3, ["a", "b", "c"])
  }

  @Test func `a fraction is rounded, but never zero`() {
    check(Text("a").frame(widthFraction: 0.5).border(), width: 10, ["┌────┐", "│ a  │", "└────┘"])
    check(
      HStack {
        Text("a").frame(widthFraction: 0.01)
        Text("b")
      }, ["ab"])
  }

  @Test func `padding adds empty cells`() {
    check(Text("a").padding(1).border(), ["┌───┐", "│   │", "│ a │", "│   │", "└───┘"])
    check(Text("a").padding(16.0).border(), ["┌─────┐", "│     │", "│  a  │", "│     │", "└─────┘"])
    check(Text("a").padding(EdgeInsets(leading: 2)), ["  a"])
  }

  @Test func `an aspect ratio accounts for the shape of cells`() {
    let square = Rectangle().stroke().aspectRatio(1)
    check(square, width: 6, ["┌────┐", "│    │", "└────┘"])
    check(square.frame(width: 9, height: 2), ["  ┌──┐", "  └──┘"])
    check(Rectangle().stroke().aspectRatio(2).frame(width: 8), width: 8, ["┌──────┐", "└──────┘"])
  }

  @Test func `an offset does not affect layout`() {
    check(
      HStack {
        Text("a").offset(x: 2)
        Text("b")
      }, [" ba"])
    check(
      ZStack(alignment: .topLeading) {
        Text("....\n....")
        Text("x").offset(x: 1, y: 1)
      }, ["....", ".x.."])
  }

  @Test func `alignment guides move views`() {
    check(
      VStack(alignment: .leading) {
        Text("abc")
        Text("x").alignmentGuide(HorizontalAlignment.leading) { _ in -2 }
      }, ["abc", "  x"])
    check(
      VStack(alignment: .leading) {
        Text("abc")
        Text("xyz").alignmentGuide(HorizontalAlignment.leading) { $0.width }
      }, ["   abc", "xyz"])
    check(
      HStack(alignment: .top) {
        Text("a")
        Text("b").padding(EdgeInsets(top: 1)).alignmentGuide(VerticalAlignment.top) { _ in 1 }
      }, [" ", "ab"].map { $0 == " " ? "" : $0 })
  }

  @Test func `views with higher priorities get space first`() {
    check(
      HStack(spacing: 1) {
        Text("aaa aaa")
        Text("bbb bbb").layoutPriority(1)
      }, width: 11,
      ["aaa bbb bbb", "aaa"])
  }

  @Test func `hidden views take up space`() {
    check(
      HStack {
        Text("a")
        Text("bb").hidden()
        Text("c")
      }, ["a  c"])
  }
}

@Suite struct ScaleTests {
  @Test(arguments: [
    (0.0, 0, 0), (4, 0, 0), (4.1, 1, 0), (8, 1, 0), (8.1, 1, 1), (12, 1, 1), (12.1, 2, 1), (16, 2, 1),
    (20, 2, 1),
    (24, 3, 1), (24.1, 3, 2), (40, 5, 2), (44, 5, 3), (70, 9, 4), (384, 48, 24), (-5, 0, 0),
    (1e300, 10_000, 10_000),
    (-1e300, 0, 0),
  ])
  func `halves of a cell are rounded down`(_ points: Double, _ columns: Int, _ rows: Int) {
    #expect(Scale.columns(points) == columns)
    #expect(Scale.rows(points) == rows)
  }

  @Test func `lengths that are not finite are handled`() {
    #expect(Scale.columns(.nan) == 0)
    #expect(Scale.rows(.infinity) == Scale.limit)
    #expect(Scale.rows(-.infinity) == 0)
    #expect(Scale.drawnColumns(.nan) == 1)
    #expect(Scale.drawnRows(-3) == 1)
  }
}
