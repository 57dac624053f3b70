import CladsDocument
import Testing

@Suite struct ColorTests {
  private typealias Reading = Document.ColorReading

  /// The channels, each from 0 to 255.
  private func channels(_ color: Document.ColorReading) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { ($0 * 255).rounded() }
  }

  @Test(arguments: [
    ("#12ABef", Document.ColorReading.Form.hex(digits: 6, hasHash: true), [18.0, 171, 239, 255]),
    ("12ABEF", .hex(digits: 6, hasHash: false), [18, 171, 239, 255]),
    ("#1aF", .hex(digits: 3, hasHash: true), [17, 170, 255, 255]),
    ("#12ABEF80", .hex(digits: 8, hasHash: true), [18, 171, 239, 128]),
    (" \t#12ABEF\n", .hex(digits: 6, hasHash: true), [18, 171, 239, 255]),
    ("rgba(18, 171, 239, 0.2)", .rgba, [18, 171, 239, 51]),
    ("RGBA(18,171,239,1)", .rgba, [18, 171, 239, 255]),
    ("rgba(300, -1, 0, 1)", .rgba, [300, -1, 0, 255]),
  ])
  func `a color is read in each notation`(text: String, form: Document.ColorReading.Form, expected: [Double])
  {
    let color = Document.Color(text).reading
    #expect(color.form == form)
    #expect(channels(color) == expected)
    #expect(color.isInRange == expected.allSatisfy { (0...255).contains($0) })
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234", "#GG0000", "red", "rgb(1, 2, 3)", "rgba(1, 2, 3)", "rgba(1, 2, 3, 4",
    "rgba(1, 2, x, 4)", "rgba(1, 2, inf, 1)", "rgba(1,,2,3,4)", "hsl(1, 2%, 3%)",
  ])
  func `anything else is black`(text: String) {
    let color = Document.Color(text).reading
    #expect(color.form == .invalid)
    #expect(channels(color) == [0, 0, 0, 255])
  }

  @Test(arguments: [
    ("#12ABEF", "#12ABEF", "rgba(18, 171, 239, 1)"), ("#0a0", "#00AA00", "rgba(0, 170, 0, 1)"),
    ("rgba(300, -1, 0, 0.25)", "#FF0000", "rgba(300, -1, 0, 0.25)"),
  ])
  func `a color is written as hexadecimal digits or channels`(text: String, hex: String, rgba: String) {
    let color = Reading(text)
    #expect(color.hexText == hex && color.rgbaText == rgba)
    #expect(color.rounded.hexText == hex)
  }

  @Test func `contrast is that of the accessibility guidelines`() {
    let (black, white) = (Reading.opaqueBlack, Reading.opaqueWhite)
    #expect(
      abs(black.contrast(on: white) - 21) < 0.001 && black.contrast(on: white) == white.contrast(on: black))
    #expect(abs(Reading("#777777").contrast(on: white) - 4.478) < 0.001)
    #expect(Reading("#FFFFFF00").contrast(on: black) == 1, "a transparent color is not seen")
    #expect(abs(Reading("#FF0000").luminance - 0.2126) < 0.0001)
    #expect(white.isOpaque && !Reading("#FFFFFFFE").isOpaque)
  }

  @Test func `a translucent color shows what is below it`() {
    let mixed = Reading("rgba(255, 0, 0, 0.5)").over(.opaqueWhite)
    #expect(channels(mixed) == [255, 128, 128, 255])
  }

  @Test func `names of colors are known in any case`() {
    #expect(Document.Color.hex(ofName: "RebeccaPurple") == "#663399")
    #expect(Document.Color.hex(ofName: "nothing") == nil)
    #expect(Document.Color.named.count == 148)
    let valid = Document.Color.named.filter { Reading($0.hex).form == .hex(digits: 6, hasHash: true) }
    #expect(valid.count == Document.Color.named.count)
  }
}
