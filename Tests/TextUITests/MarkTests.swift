import CladsRendering
import Testing
import TextUI

@Suite struct MarkTests {
  private func check(
    _ view: some TextView, width: Int = 10, height: Int? = nil, _ marks: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let canvas = render(view, width: width, height: height)
    let found = canvas.marks.map {
      "\($0.mark): \($0.rect.x),\($0.rect.y) \($0.rect.width)x\($0.rect.height)"
    }
    #expect(found == marks, sourceLocation: sourceLocation)
  }

  @Test func `marks give the areas of views`() {
    check(
      VStack(alignment: .leading) {
        Text("ab").marked(1)
        HStack {
          Text("x").marked(3)
          Text("y")
        }.padding(1).marked(2)
      }, ["1: 0,0 2x1", "2: 0,1 4x3", "3: 1,2 1x1"])
  }

  @Test func `marks cover only visible parts`() {
    check(Text("abcdef").fixedSize().marked(1).frame(width: 3), ["1: 0,0 3x1"])
    check(
      HorizontalRow { ForEach(0..<4) { Text("abcd").marked($0) } },
      ["0: 0,0 4x1", "1: 4,0 4x1", "2: 8,0 2x1"])
    check(Text("a").marked(1).hidden(), [])
    check(
      ScrollView(offset: 2) { ForEach(0..<5) { Text("a").marked($0) } }, height: 2,
      ["2: 0,0 1x1", "3: 0,1 1x1"])
  }

  @Test func `a cell stores the innermost mark`() {
    let canvas = render(
      HStack {
        Text("a")
        Text("b").marked(2)
        Spacer()
        Text("c")
      }.background(.red).marked(1), width: 5)
    #expect(canvas.cells.map(\.mark) == [1, 2, 1, 1, 1])
    let bare = render(Text("ab").padding(1).marked(7), width: 4)
    #expect(bare.cell(x: 0, y: 0)?.mark == -1)
    #expect(bare.mark(x: 0, y: 0) == 7)
    #expect(bare.mark(x: 9, y: 9) == nil)
  }

  @MainActor @Test func `interactive regions are listed with their marks`() throws {
    var taps: [String] = []
    let canvas = render(
      VStack(alignment: .leading) {
        Text("one").onTapGesture { taps.append("one") }.marked(4)
        Text("two").marked(5).onTapGesture { taps.append("two") }
        Text("field").onValueChange { taps.append($0) }.onAppear {}.marked(6)
        Text("hidden").onTapGesture { taps.append("never") }.hidden()
        Text("faded").onTapGesture { taps.append("never") }.opacity(0)
        Text("off").onTapGesture { taps.append("never") }.onDisappear {}.disabled()
      }, width: 10)
    #expect(canvas.regions.map(\.mark) == [4, 5, 6, 6, -1])
    for region in canvas.regions { region.tap?() }
    try #require(canvas.region(x: 0, y: 2) { $0.value != nil }).value?("text")
    #expect(taps == ["one", "two", "text"])
    #expect(canvas.region(x: 0, y: 3) == nil)
  }

  @Test func `scrollable areas are listed`() {
    let view = ScrollView(offset: 1) { Text("a\nb\nc\nd") }.marked(3).frame(height: 2)
    let areas = render(view, width: 4).scrolls
    #expect(areas.map(\.offset) == [1])
    #expect(areas.map(\.length) == [4])
    #expect(areas.map(\.mark) == [3])
    #expect(areas.map(\.axis) == [.vertical])
  }
}
