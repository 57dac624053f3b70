import CladsRendering
import TestSupport
import Testing
import TextUI

@Suite struct OutputTests {
  /// A character as a terminal shows it after reading a row.
  private struct Shown: Equatable {
    var text: String
    var foreground: UInt32
    var background: UInt32
    var attributes: CellAttributes
  }

  private func check(_ canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation) {
    for row in 0..<canvas.height {
      let shown = read(ANSI.row(row, of: canvas))
      let cells = canvas.row(row).filter { $0.glyph != .continuation }.map {
        Shown(
          text: canvas.text(of: $0.glyph), foreground: $0.foreground, background: $0.background,
          attributes: $0.attributes)
      }
      #expect(shown == Array(cells.prefix(shown.count)), sourceLocation: sourceLocation)
      let rest = cells.dropFirst(shown.count)
      #expect(rest.allSatisfy { $0.text == " " && $0.background == 0 }, sourceLocation: sourceLocation)
    }
  }

  /// Interprets the escape sequences of a row like a terminal.
  private func read(_ row: String) -> [Shown] {
    var shown: [Shown] = []
    var pen = Shown(text: "", foreground: 0, background: 0, attributes: [])
    var rest = row[...]
    while let character = rest.first {
      guard character == "\u{1B}" else {
        pen.text = String(character)
        shown.append(pen)
        rest.removeFirst()
        continue
      }
      let end = rest.firstIndex(of: "m") ?? rest.endIndex
      apply(rest[..<end].dropFirst(2).split(separator: ";").map { UInt32($0) ?? 0 }, to: &pen)
      rest = rest[end...].dropFirst()
    }
    #expect(pen.foreground == 0 && pen.background == 0 && pen.attributes == [])
    return shown
  }

  private func apply(_ codes: [UInt32], to pen: inout Shown) {
    var index = 0
    while index < codes.count {
      switch codes[index] {
      case 0: (pen.foreground, pen.background, pen.attributes) = (0, 0, [])
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 9: pen.attributes.insert(.strikethrough)
      case 39: pen.foreground = 0
      case 49: pen.background = 0
      case 38, 48:
        let color = 0xFF00_0000 | codes[index + 2] << 16 | codes[index + 3] << 8 | codes[index + 4]
        if codes[index] == 38 { pen.foreground = color } else { pen.background = color }
        index += 4
      default: Issue.record("unknown code \(codes[index])")
      }
      index += 1
    }
  }

  @Test func `a terminal shows the cells`() {
    check(render(Text("plain"), width: 10))
    check(
      render(
        HStack {
          Text("a").bold().foregroundColor(.red)
          Text("b").italic().underline()
          Text("日").background(.blue)
          Text("👨‍👩‍👧").dim().strikethrough()
          Text("e\u{301}")
        }.padding(1).background(.yellow.opacity(0.5)), width: 20))
  }

  @Test func `a terminal shows the cells of any view`() {
    for seed in 0..<150 {
      var views = RandomViews(seed: UInt64(seed))
      check(render(views.view(depth: 4), width: 30, height: 20))
    }
  }

  @Test func `a plain row has no escape sequences`() {
    #expect(ANSI.text(of: render(Text("a b\nc"), width: 9)) == "a b\nc\n")
  }

  @Test func `colors are written only where they change`() {
    let row = ANSI.row(0, of: render(Text("ab cd").foregroundColor(.red), width: 9))
    #expect(row == "\u{1B}[38;2;255;59;48mab cd\u{1B}[0m")
  }

  @Test func `plain text has no trailing blanks`() {
    #expect(PlainText.text(of: render(Text("a").padding(1).background(.red), width: 9)) == "\n a\n\n")
  }

  @Test func `a page is self-contained and escaped`() {
    let canvas = render(Text("<b> & \"日本\" ‹").foregroundColor(.red), width: 20)
    let page = HTML.page(of: canvas, title: "</title>", colorScheme: .dark)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
    #expect(page.contains("<title>&lt;/title&gt;</title>"))
    #expect(page.contains("color:#ff3b30;\">&lt;b&gt; &amp; &quot;</span>"))
    #expect(page.contains("<span class=\"w\" style=\"color:#ff3b30;\">日</span>"))
    #expect(page.contains("<span class=\"n\" style=\"color:#ff3b30;\">‹</span>"))
    #expect(page.contains("content=\"dark\""))
    for word in ["http", "src=", "url(", "<script", "<link"] { #expect(!page.contains(word)) }
  }

  @Test func `rows of two canvases are compared by appearance`() {
    let first = render(
      VStack {
        Text("e\u{301}")
        Text("b")
      }, width: 3)
    let second = render(
      VStack {
        Text("e\u{301}")
        Text("c")
      }, width: 3)
    #expect(first.row(0, looksLike: second))
    #expect(!first.row(1, looksLike: second))
    #expect(!first.row(2, looksLike: second))
    #expect(!first.row(0, looksLike: render(Text("e\u{301}"), width: 4)))
  }
}
