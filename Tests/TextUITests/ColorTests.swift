import CladsRendering
import Testing
import TextUI

@Suite struct ColorTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 2, 1e300])
  func `components of colors are clamped`(_ share: Double) {
    let color = Color(red: share, green: share, blue: share, alpha: share)
    let byte: UInt32 = share > 0 ? 255 : 0
    #expect(color.packed == 0xFF00_0000 | byte << 16 | byte << 8 | byte)
    #expect(color.blended(over: .white).packed >= 0xFF00_0000)
  }

  @Test func `transparent colors are blended`() {
    #expect(Color.black.opacity(0.5).blended(over: .white).packed == 0xFF80_8080)
    #expect(Color.clear.blended(over: .red).packed == Color.red.packed)
    #expect(Color(packed: 0) == nil)
    #expect(Color(packed: 0xFF12_3456)?.packed == 0xFF12_3456)
  }

  private func check(
    _ view: some TextView, x: Int = 0, y: Int = 0, scheme: ColorScheme = .light, width: Int = 4,
    _ matches: (Cell) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let cell = render(view, width: width, environment: environment).cell(x: x, y: y)
    #expect(cell.map(matches) == true, "\(String(describing: cell))", sourceLocation: sourceLocation)
  }

  @Test func `backgrounds are drawn behind text`() {
    check(Text("a").background(.red).foregroundColor(.blue)) {
      $0.background == Color.red.packed && $0.foreground == Color.blue.packed && !$0.glyph.isBlank
    }
  }

  @Test func `opacity blends with the background`() {
    check(Text("a").foregroundColor(.black).opacity(0.5)) { $0.foreground == 0xFF80_8080 }
    check(Text("a").foregroundColor(.black).background(.black).opacity(0.5)) { $0.background == 0xFF80_8080 }
    check(Text("a").opacity(0.5)) { $0.attributes == .dim && $0.foreground == 0 }
    check(Text("a").opacity(0.5).opacity(2)) { $0.attributes == .dim }
    check(Text("a").opacity(0)) { $0.glyph.isBlank }
    check(Text("a").opacity(.nan)) { $0.glyph.isBlank }
    check(Text("a").foregroundColor(.white.opacity(0.5)), scheme: .dark) { $0.foreground == 0xFF88_888A }
  }

  @Test func `gradients are interpolated`() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let canvas = render(gradient.frame(height: 2), width: 4)
    #expect(canvas.row(0).map { $0.background & 255 } == [32, 96, 159, 223])
    let line = render(gradient.frame(height: 1), width: 4)
    #expect(PlainText.row(0, of: line) == "────")
    #expect(line.row(0).map { $0.foreground & 255 } == [32, 96, 159, 223])
    let wild = LinearGradient(
      stops: [(.red, .nan), (.blue, .infinity), (.green, -5)], start: UnitPoint(x: .nan, y: 1e300),
      end: .center)
    #expect(render(wild.frame(height: 2), width: 4).cells.allSatisfy { $0.background != 0 })
    let none = LinearGradient(colors: [], startPoint: .top, endPoint: .top)
    #expect(render(none.frame(height: 2), width: 4).cells.allSatisfy { $0.background == 0 })
  }

  @Test func `radial gradients change with the distance to their center`() {
    let stops: [(color: Color, location: Double)] = [(.black, 0), (.white, 1)]
    func row(_ start: Double, _ end: Double) -> [UInt32] {
      let gradient = RadialGradient(
        stops: stops, center: UnitPoint(x: 0, y: 0.5), startRadius: start, endRadius: end)
      return render(gradient.frame(height: 2), width: 4).row(0).map { UInt32($0.background & 255) }
    }
    // A cell is two columns tall, so the center of the first is 0.5 columns and 1 row of half a cell away.
    #expect(row(0, 4) == [71, 115, 172, 232])
    #expect(row(2, 4) == [0, 0, 88, 209])
    #expect(row(2, 2) == [0, 0, 255, 255])
    #expect(row(.nan, .infinity) == [255, 255, 255, 255])
  }

  private func picture(_ view: some TextView) -> [String] {
    let canvas = render(view, width: 10)
    return (0..<canvas.height).map { row in
      String(canvas.row(row).map { $0.background == 0 ? "." : "#" })
    }
  }

  @Test func `shapes are drawn`() {
    #expect(
      picture(Circle().fill(.red).frame(width: 10, height: 5))
        == ["..######..", "##########", "##########", "##########", "..######.."])
    #expect(
      picture(RoundedRectangle().fill(.red).frame(width: 5, height: 3)) == [
        ".###......", "#####.....", ".###......",
      ])
    #expect(
      picture(Capsule().fill(.red).frame(width: 10, height: 3)) == [".########.", "##########", ".########."])
    #expect(picture(Rectangle().fill(.red).frame(width: 3, height: 2)) == ["###.......", "###......."])
    #expect(
      picture(Text("a").padding(1).background(.red).cornerRadius()) == [
        ".#........", "###.......", ".#........",
      ])
  }
}
