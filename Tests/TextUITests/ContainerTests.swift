import Testing
import TextUI

@Suite struct ContainerTests {
  private func check(
    _ view: some TextView, width: Int = 12, height: Int? = nil, ascii: Bool = false, _ rows: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var environment = EnvironmentValues()
    environment.isASCII = ascii
    let canvas = render(view, width: width, height: height, environment: environment)
    #expect(PlainText.rows(of: canvas) == rows, sourceLocation: sourceLocation)
  }

  private func box(_ text: String) -> AnyTextView {
    Text(text).frame(maxWidth: Length.infinity).border()
  }

  @Test func `a grid gives the remainder to the first columns`() {
    check(
      Grid(columns: .fixed(2), itemSpacing: 1) {
        box("a")
        box("b")
        box("c")
      },
      ["┌────┐ ┌───┐", "│ a  │ │ b │", "└────┘ └───┘", "┌────┐", "│ c  │", "└────┘"])
  }

  @Test func `an adaptive grid has as many columns as fit`() {
    let grid = Grid(columns: .adaptive(minWidth: 3), itemSpacing: 1, lineSpacing: 1) {
      ForEach(0..<4) { Text("\($0)") }
    }
    check(grid, width: 11, [" 0   1   2", "", " 3"])
    check(grid, width: 7, [" 0   1", "", " 2   3"])
    check(grid, width: 1, ["0", "", "1", "", "2", "", "3"])
  }

  @Test func `a flow wraps at the available width, but never a view in it`() {
    check(
      Flow(itemSpacing: 1, lineSpacing: 1) { ForEach(["one", "two", "three", "four"]) { Text($0) } },
      ["one two", "", "three four"])
    check(
      Flow {
        Text("something long")
        Text("x")
      }, width: 9, ["something", "x"])
  }

  @Test func `a horizontal row indicates that it continues`() {
    let row = HorizontalRow(spacing: 1) { ForEach(0..<5) { Text("n\($0)").border(.rounded) } }
    check(row, ["╭──╮ ╭──╮ ╭─", "│n0│ │n1│ │>", "╰──╯ ╰──╯ ╰─"])
    check(
      row, width: 24, ["╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮", "│n0│ │n1│ │n2│ │n3│ │n4│", "╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯"])
    check(
      row, ascii: true, ["+--+ +--+ +-", "|n0| |n1| |>", "+--+ +--+ +-"])
    let scrolled = HorizontalRow(offset: 2) { Text("abcdefgh").fixedSize() }
    check(scrolled, width: 4, ["<de>"])
    check(HorizontalRow(offset: 9) { Text("abcdefgh") }, width: 4, ["<fgh"])
    check(HorizontalRow { Text("abc日日日") }, width: 4, ["abc>"])
    let shares = HorizontalRow(spacing: 1) {
      ForEach(0..<3) { Text("\($0)").frame(widthFraction: 0.4).border().marked($0) }
    }
    #expect(render(shares, width: 20).marks.map(\.rect.x) == [0, 10])
  }

  @Test func `a scroll view shows a part of its content`() {
    let view = ScrollView(offset: 2) { ForEach(0..<9) { Text("row \($0)") } }
    check(view, height: 3, ["row 2", "row 3", "row 4"])
    check(ScrollView(offset: 99) { ForEach(0..<4) { Text("\($0)") } }, height: 2, ["2", "3"])
    check(
      ScrollView {
        Text("a")
        Text("b")
      }, ["a", "b"])
    check(
      VStack {
        Text("head")
        view
        Text("foot")
      }, height: 4, ["    head", "row 2", "row 3", "    foot"])
  }

  @Test func `a lazy stack builds only visible views`() {
    var made: [Int] = []
    let view = ScrollView(offset: 100) {
      Text("head")
      LazyVStack(count: 10_000) { index in
        EnvironmentReader { _ in
          made.append(index)
          return Text("row \(index)")
        }
      }
    }
    check(view, height: 3, ["row 99", "row 100", "row 101"])
    #expect(made == Array(0...103))
    #expect(made.count < 110)
  }

  @Test func `an endless list ends at the limit of the canvas`() {
    #expect(render(LazyVStack(count: .max) { Text("\($0)") }, width: 10).height == CanvasLimit.rows)
    #expect(render(LazyVStack(count: .max) { _ in Text("a").frame(height: 0) }, width: 10).height == 0)
  }

  @Test func `a list has lines between its rows`() {
    check(List(["a", "b"]) { Text($0) }, width: 3, ["a", "───", "b"])
    check(
      List(spacing: 2) {
        Text("a")
        Text("b")
      }, width: 3, ["a", "───", "", "", "b"])
    check(List([String]()) { Text($0) }, width: 3, [])
  }

  @Test func `the glyph table can be replaced`() {
    var table = GlyphTable.ascii
    table.horizontal = "="
    table.roundCorners = ["a", "b", "日", "d"]
    check(
      Text("x").border(.rounded).environment(\.glyphs, table), ["a=b", "|x|", "?=d"])
    check(Text("x").border(.ascii), ["+-+", "|x|", "+-+"])
  }

  @Test func `dividers are drawn across their stack`() {
    check(
      VStack {
        Text("a")
        Divider()
        Text("b")
      }, width: 3, [" a", "───", " b"])
    check(
      HStack {
        Text("a\nb")
        Divider()
        Text("c")
      }, ["a│c", "b│"])
    check(
      HStack {
        Line(character: "_")
        Text("x")
      }, width: 4, ["___x"])
  }

  @Test func `a z-stack is as tall as its tallest view`() {
    check(
      ZStack {
        Rectangle().stroke()
        Text("a\nb").padding(1)
      }, width: 5,
      ["┌───┐", "│ a │", "│ b │", "└───┘"])
  }

  @Test func `a horizontal stack is as tall as its tallest view`() {
    check(
      HStack {
        Text("a").frame(maxHeight: Length.infinity).border()
        Text("1\n2\n3\n4\n5")
      }, width: 9,
      ["┌─┐1", "│ │2", "│a│3", "│ │4", "└─┘5"])
    check(
      HStack {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
        Text("1\n2\n3\n4\n5")
      }, ["a1", " 2", " 3", " 4", "b5"])
  }

  @Test func `overlays and backgrounds have the size of their view`() {
    check(Text("abc\nabc").overlay(alignment: .bottomTrailing) { Text("x") }, ["abc", "abx"])
    check(
      Text("hi").frame(width: 6).background { Fill("_") }, ["__hi__"])
    check(Text("ab").overlay { Text("too long") }, ["to"])
  }

  @Test func `an outline takes no space and keeps text`() {
    check(
      Text("OK").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)).outline(.rounded),
      ["╭────╮", "│ OK │", "╰────╯"])
    check(Text("abcdef\nabcdef\nabcdef").outline(), ["abcdef", "abcdef", "abcdef"])
    check(Text("").frame(width: 1, height: 1).outline(), [""])
  }

  @Test func `a size reader knows its size`() {
    check(SizeReader { Text("\($0.width)x\($0.height)") }, height: 3, ["12x3", "", ""])
    check(
      HStack {
        SizeReader { Text(String(repeating: "=", count: $0.width)) }
        Text("|")
      }, ["===========|"])
    check(
      VStack {
        SizeReader { Text("w\($0.width)\nsecond") }
        Text("end")
      }, ["w12", "second", "    end"])
  }

  @Test func `the work of nested size readers is limited`() {
    func nested(_ depth: Int) -> AnyTextView {
      if depth == 0 { return AnyTextView(Text("x")) }
      return AnyTextView(
        SizeReader { _ in
          HStack {
            nested(depth - 1).frame(maxWidth: 50)
            nested(0)
          }
        })
    }
    let canvas = render(nested(14), width: 20)
    #expect(PlainText.row(0, of: canvas).contains("x"))
  }

  @Test func `a view builder supports conditions and loops`() {
    let flag = true
    let missing: Text? = nil
    check(
      HStack {
        if flag { Text("a") } else { Text("b") }
        if !flag { Text("c") }
        for number in 1...3 { Text("\(number)") }
        [Text("x"), Text("y")]
        if let missing { missing }
        Group {
          Text("g")
          Text("h")
        }
        EmptyTextView()
      }, ["a123xygh"])
  }
}
