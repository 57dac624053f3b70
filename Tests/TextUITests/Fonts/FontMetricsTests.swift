import SourceText
import Testing
import TextUI

@Suite struct FontMetricsTests {
  @Test(arguments: [
    (11, 13.33), (12, 14.33), (13, 15.67), (14, 17), (15, 18), (16, 19.33), (17, 20.33), (18, 21.67),
    (20, 24),
    (22, 26.33), (24, 28.67), (28, 33.67), (32, 38.33), (34, 40.67), (48, 57.33),
  ])
  func `a line is as high as on a device`(_ size: Double, _ height: Double) {
    #expect(abs(FontMetrics.height(lines: 1, size: size) - height) < 0.005)
  }

  @Test(arguments: [(0, 0.0), (-1, 0), (2, 40.67), (3, 61), (10, 203)])
  func `the height of several lines is rounded once`(_ lines: Int, _ height: Double) {
    #expect(abs(FontMetrics.height(lines: lines, size: 17) - height) < 0.005)
  }

  @Test(arguments: FontWeight.allCases)
  func `every printable character of ASCII has a width`(_ weight: FontWeight) {
    for value in UInt8(0x20)...0x7E {
      let scalar = Unicode.Scalar(value)
      let advance = FontMetrics.advance(of: scalar, weight: weight)
      #expect((150...1200).contains(advance), "\(scalar)")
      #expect(FontMetrics.advance(of: Character(scalar), weight: weight) == advance)
    }
  }

  @Test func `heavier letters are wider on average`() {
    let sums = FontWeight.allCases.map { weight in
      "abcdefghijklmnopqrstuvwxyz".unicodeScalars.reduce(0) {
        $0 + FontMetrics.advance(of: $1, weight: weight)
      }
    }
    #expect(sums == sums.sorted() && Set(sums).count == sums.count, "\(sums)")
  }

  @Test(arguments: FontWeight.allCases)
  func `scalars outside the table are as wide as the average letter`(_ weight: FontWeight) {
    let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
    let sum = letters.reduce(0) { $0 + FontMetrics.advance(of: $1, weight: weight) }
    for scalar in "שعกअ\u{1D49C}\u{10FFFD}".unicodeScalars {
      let advance = FontMetrics.advance(of: scalar, weight: weight)
      #expect(abs(advance - sum / letters.count) <= 1, "\(scalar)")
    }
  }

  @Test(arguments: [
    ("A", 676), ("Ä", 676), ("A\u{308}", 676), ("Α", 676), ("А", 676), (" ", 281), ("\t", 281),
    ("\u{A0}", 281), ("i", 237), ("m", 869), ("1", 464), ("\u{301}", 0), ("\u{200B}", 0), ("\u{AD}", 0),
    ("\n", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{2028}", 0), ("日", 1000), ("（", 1000),
    ("한", 1000), ("\u{1112}\u{1161}\u{11AB}", 1000), ("😀", 1250), ("👍🏽", 1250), ("👨‍👩‍👧‍👦", 1250),
    ("🏳️‍🌈", 1250), ("🇩🇪", 1250), ("❤️", 1250), ("1️⃣", 1250), ("㊗", 1000), ("㊗️", 1250),
  ])
  func `characters have the advances of their glyphs`(_ character: Character, _ advance: Int) {
    #expect(FontMetrics.advance(of: character, weight: .regular) == advance)
  }

  @Test func `punctuation, currencies and symbols are in the table`() {
    let average = FontMetrics.advance(of: "ש" as Unicode.Scalar, weight: .regular)
    for scalar in "‐–—‘’“”•…‹›€£¥₹←→↑↓✓×÷−≤≥ŁőΩπЖя".unicodeScalars {
      let advance = FontMetrics.advance(of: scalar, weight: .regular)
      #expect(advance > 0 && advance != average, "\(scalar)")
    }
  }

  @Test(arguments: [
    (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (20, -0.45),
    (24, 0.07), (28, 0.38), (34, 0.40), (80, 0), (500, 0), (0, 0), (-4, 0), (16.5, -0.37), (3, 0.12),
    (.infinity, 0), (.nan, 0),
  ])
  func `tracking is that of the guidelines`(_ size: Double, _ tracking: Double) {
    #expect(abs(FontMetrics.tracking(size: size) - tracking) < 1e-9)
  }

  /// The widths in points that interface files of Xcode contain.
  @Test(arguments: [
    ("Label", 17, 41.5), ("Title", 17, 33.5), ("Detail", 17, 44), ("Button", 17, 51), ("Button", 15, 46),
    ("Subtitle", 12, 44),
  ])
  func `labels are nearly as wide as on a device`(_ text: String, _ size: Double, _ width: Double) {
    let measured = FontMetrics.width(of: text, size: size, weight: .regular)
    #expect(measured <= width && measured > width - 0.7, "\(measured)")
  }

  @Test func `a larger text is never narrower`() {
    for text in ["Label", "iiiiii", "Settings and more", "日本", "😀"] {
      for weight in FontWeight.allCases {
        var previous = 0.0
        for step in 1...400 {
          let width = FontMetrics.width(of: text, size: Double(step) / 4, weight: weight)
          #expect(width >= previous, "\(text) \(weight) at \(Double(step) / 4)")
          previous = width
        }
      }
    }
  }

  @Test func `a text that is not ASCII is measured like one that is`() {
    let plain = FontMetrics.width(of: "Aa 1", size: 17, weight: .bold)
    let accented = FontMetrics.width(of: "A\u{308}a\u{301}\u{200B} 1", size: 17, weight: .bold)
    #expect(plain == accented && plain > 0)
  }

  @Test func `emoji and Chinese characters have no tracking`() {
    #expect(FontMetrics.width(of: "日本", size: 17, weight: .regular) == 34)
    #expect(FontMetrics.width(of: "👨‍👩‍👧‍👦", size: 20, weight: .bold) == 25)
    #expect(FontMetrics.width(of: "", size: 17, weight: .regular) == 0)
  }
}
