import CladsRendering
import SourceText
import TestSupport
import Testing
import TextUI

@Suite struct LayoutLawTests {
  private func check(_ seeds: Range<Int>, depth: Int, _ law: (AnyTextView, inout SeededRandom) -> Void) {
    for seed in seeds {
      var views = RandomViews(seed: UInt64(seed))
      var random = SeededRandom(seed: UInt64(seed) &+ 1_000_000)
      law(views.view(depth: depth), &random)
    }
  }

  private func isUntouched(_ cell: Cell) -> Bool { cell == Cell.untouched }

  @Test func `any view can be drawn at any size`() {
    check(0..<600, depth: 5) { view, random in
      let sizes = [-1, 0, 1, 2, 5, 17, 40, 2_000, .max, .min]
      let width = sizes[Int.random(in: 0..<6, using: &random)]
      let height = Bool.random(using: &random) ? sizes[Int.random(in: 0..<7, using: &random)] : 5
      let canvas = render(view, width: width, height: height)
      #expect(canvas.cells.count == canvas.width * canvas.height)
      for row in 0..<canvas.height {
        #expect(DisplayWidth.of(PlainText.row(row, of: canvas)) <= canvas.width)
      }
    }
  }

  @Test func `any view has an ideal height`() {
    check(600..<760, depth: 3) { view, _ in
      let canvas = render(view, width: 12)
      #expect(canvas.height <= CanvasLimit.rows)
      #expect(canvas.cells.count == canvas.width * canvas.height)
    }
  }

  @Test func `the halves of a wide glyph stay together`() {
    check(0..<400, depth: 4) { view, _ in
      let canvas = render(view, width: 13, height: 11)
      for y in 0..<canvas.height {
        for x in 0..<canvas.width {
          guard let cell = canvas.cell(x: x, y: y) else { continue }
          if cell.glyph.isWide { #expect(canvas.cell(x: x + 1, y: y)?.glyph == .continuation) }
          if cell.glyph == .continuation { #expect(canvas.cell(x: x - 1, y: y)?.glyph.isWide == true) }
        }
      }
    }
  }

  @Test func `nothing is drawn outside its frame`() {
    check(1_000..<1_500, depth: 4) { view, random in
      let rect = Rect(
        x: Int.random(in: 0...6, using: &random), y: Int.random(in: 0...4, using: &random),
        width: Int.random(in: 0...9, using: &random), height: Int.random(in: 0...6, using: &random))
      let framed = view.frame(width: rect.width, height: rect.height)
        .padding(EdgeInsets(top: rect.y, leading: rect.x))
      let canvas = render(framed, width: 20, height: 14)
      for y in 0..<canvas.height {
        for x in 0..<canvas.width where !rect.contains(x: x, y: y) {
          #expect(canvas.cell(x: x, y: y).map(isUntouched) == true)
        }
      }
    }
  }

  @Test func `marks are inside the canvas`() {
    check(0..<300, depth: 4) { view, _ in
      let canvas = render(view.marked(1), width: 20, height: 10)
      for area in canvas.marks {
        #expect(!area.rect.isEmpty)
        #expect(area.rect == area.rect.intersection(Rect(x: 0, y: 0, width: 20, height: 10)))
      }
    }
  }

  @Test func `padding shifts a view by its insets`() {
    check(2_000..<2_300, depth: 3) { view, random in
      let insets = EdgeInsets(
        top: Int.random(in: 0...3, using: &random), leading: Int.random(in: 0...3, using: &random),
        bottom: Int.random(in: 0...3, using: &random), trailing: Int.random(in: 0...3, using: &random))
      let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let plain = render(view.clipped(), width: 20, height: 10)
      let padded = render(view.clipped().padding(insets), width: 20 + across, height: 10 + along)
      for y in 0..<10 {
        for x in 0..<20 {
          let (before, after) = (
            plain.cell(x: x, y: y), padded.cell(x: x + insets.leading, y: y + insets.top)
          )
          guard let before, let after else { continue }
          #expect(plain.text(of: before.glyph) == padded.text(of: after.glyph))
          #expect(before.background == after.background)
        }
      }
    }
  }

  @Test func `lengths and spacing add up`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let lengths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 1...9, using: &random)
      }
      let spacing = Int.random(in: 0...3, using: &random)
      let row = HStack(spacing: spacing) {
        ForEach(lengths.indices) { Text("x").frame(width: lengths[$0]).marked($0) }
      }
      let column = VStack(spacing: spacing) {
        ForEach(lengths.indices) { Text("x").frame(height: lengths[$0]).marked($0) }
      }
      var start = 0
      let (rowMarks, columnMarks) = (render(row, width: 100).marks, render(column, width: 9).marks)
      for (index, length) in lengths.enumerated() {
        #expect(rowMarks[index].rect == Rect(x: start, y: 0, width: length, height: 1))
        #expect(columnMarks[index].rect == Rect(x: 0, y: start, width: 1, height: length))
        start += length + spacing
      }
      #expect(render(column, width: 9).height == start - spacing)
    }
  }

  @Test func `flexible views fill a row exactly`() {
    for count in 1...7 {
      for width in count...40 {
        let row = HStack { ForEach(0..<count) { Text("x").frame(maxWidth: Length.infinity).marked($0) } }
        let widths = render(row, width: width).marks.map(\.rect.width)
        #expect(widths.reduce(0, +) == width)
        #expect(widths == widths.sorted(by: >))
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      }
    }
  }

  @Test func `drawing is deterministic`() {
    check(0..<100, depth: 4) { view, _ in
      #expect(render(view, width: 20, height: 10).cells == render(view, width: 20, height: 10).cells)
    }
  }
}

extension Cell {
  /// A cell on which nothing has been drawn.
  fileprivate static var untouched: Cell? { render(EmptyTextView(), width: 1, height: 1).cell(x: 0, y: 0) }
}

@Suite struct DepthTests {
  private func check(_ wrap: (AnyTextView, Int) -> AnyTextView) {
    var view = AnyTextView(Text("deep"))
    for level in 0..<10_000 { view = wrap(view, level) }
    let canvas = render(view, width: 100, height: 20)
    #expect(canvas.height == 20)
  }

  @Test func `deep nesting is drawn up to the limit`() {
    check { view, _ in view.padding(0) }
    check { view, level in
      level.isMultiple(of: 2)
        ? AnyTextView(
          HStack {
            view
            Text("h")
          })
        : AnyTextView(
          VStack {
            view
            Text("v").frame(maxWidth: 9)
          })
    }
    check { view, _ in AnyTextView(ZStack { view }) }
    check { view, _ in view.foregroundColor(.red) }
    check { view, _ in AnyTextView(SizeReader { _ in view }) }
    check { view, _ in AnyTextView(Wrapper(content: view)) }
  }

  @Test func `views within the depth limit are drawn`() {
    var view = AnyTextView(Text("deep"))
    for level in 0..<10_000 {
      let inner = view
      view = AnyTextView(
        VStack(alignment: .leading) {
          Text("\(10_000 - level)")
          inner
        })
    }
    #expect(PlainText.rows(of: render(view, width: 9)).prefix(3) == ["1", "2", "3"])
  }

  private struct Wrapper: TextView {
    let content: AnyTextView
    var body: some TextView { content }
  }
}
