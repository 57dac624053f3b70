import CladsDocument
import CladsRendering
import Testing
import TextUI

@MainActor
@Suite struct StyleDrawingTests {
  private func style(_ change: (inout IR.Style) -> Void) -> IR.Style {
    var style = IR.Style()
    change(&style)
    return style
  }

  private func rows(_ view: some TextView, width: Int = 20) -> [String] {
    PlainText.rows(of: render(view, width: width))
  }

  private func ansi(_ view: some TextView) -> String { ANSI.text(of: render(view, width: 10)) }

  @Test func `a size is given in points or as a fraction`() {
    func centered(_ change: (inout IR.Style) -> Void) -> [String] {
      rows(Text("x").applyCladsSize(style(change)))
    }
    #expect(centered { _ in } == ["x"])
    #expect(centered { $0.width = 72 } == ["    x"])
    #expect(centered { $0.height = 48 } == ["", "x", ""])
    #expect(centered { $0.size.width = .fractional(0.45) } == ["    x"])
    #expect(centered { $0.size.minWidth = .absolute(72) } == ["    x"])
    #expect(centered { $0.size.minHeight = .absolute(48) } == ["", "x", ""])
    #expect(rows(Text("abcdef").applyCladsSize(style { $0.size.maxWidth = .absolute(24) })).count > 1)
    #expect(rows(Text("x").applyCladsSize(style { $0.width = 72 }, alignment: .trailing)) == ["        x"])
  }

  @Test func `a border and a filled box are outlined`() {
    func box(_ change: (inout IR.Style) -> Void) -> [String] {
      rows(Text("x").applyContainerStyle(style(change)))
    }
    #expect(box { $0.borderWidth = 1 } == ["x"])
    let bordered = box {
      $0.borderWidth = 1
      $0.borderColor = .black
      $0.setPadding(Self.roomy, level: .extended)
    }
    #expect(bordered == ["┌───┐", "│ x │", "└───┘"])
    let round = box {
      $0.cornerRadius = 4
      $0.borderWidth = 1
      $0.borderColor = .black
      $0.setPadding(Self.roomy, level: .extended)
    }
    #expect(round.first == "╭───╮")
    let filled = box {
      $0.backgroundColor = .black
      $0.setPadding(Self.roomy, level: .extended)
    }
    #expect(filled.first == "┌───┐")
  }

  private static let roomy: Document.Padding = {
    var padding = Document.Padding()
    padding.all = 16
    return padding
  }()

  @Test(arguments: [
    Document.FontWeight.semibold, .bold, .heavy, .black,
  ])
  func `a heavy font is bold`(weight: Document.FontWeight) {
    #expect(ansi(Text("x", style: style { $0.fontWeight = weight })) == ansi(Text("x").bold()))
    #expect(ansi(Text("x").bold()) != ansi(Text("x")))
    let family = style {
      $0.fontWeight = weight
      $0.fontFamily = "F"
    }
    #expect(ansi(Text("x", style: family)) == ansi(Text("x")), "a font family has its own weight")
  }

  @Test func `a light font is dim, others are plain`() {
    for weight in [Document.FontWeight.ultraLight, .thin, .light] {
      #expect(ansi(Text("x", style: style { $0.fontWeight = weight })) == ansi(Text("x").dim()))
    }
    for weight in [Document.FontWeight.regular, .medium] {
      #expect(ansi(Text("x", style: style { $0.fontWeight = weight })) == ansi(Text("x")))
    }
  }

  @Test func `text has the color and the alignment of its style`() {
    let red = IR.Color(hex: "#FF0000")
    #expect(ansi(Text("x", style: style { $0.textColor = red })) == ansi(Text("x").foreground(red)))
    #expect(
      ansi(Text("x").applyCladsStyle(style { $0.textColor = red }))
        == ansi(Text("x").foregroundColor(red)))
    #expect(
      ansi(Text("x").applyCladsStyle(style { $0.backgroundColor = red }))
        == ansi(Text("x").background(red)))
    #expect(rows(Text("ab\nc", style: style { $0.textAlignment = .trailing })) == ["ab", " c"])
  }

  @Test func `insets are rows and columns, and an adaptive color follows the scheme`() {
    let insets = EdgeInsets(IR.EdgeInsets(top: 16, bottom: 32, leading: 8, trailing: 24))
    #expect(insets == EdgeInsets(top: 1, leading: 1, bottom: 2, trailing: 3))
    let color = GradientColor.adaptive(light: .black, dark: .white)
    #expect(color.color(.light) == .black && color.color(.dark) == .white)
  }
}
