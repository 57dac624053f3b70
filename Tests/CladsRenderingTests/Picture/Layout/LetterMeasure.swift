import CladsRendering
import TextUI

/// A font whose characters are equally wide, and whose lines are equally high.
struct LetterMeasure: TextMeasuring {
  private let advance: Int
  private let line: Int

  /// Creates a font with a width of characters and a height of lines, in points.
  init(advance: Double = 10, line: Double = 20) {
    self.advance = PictureScale.units(advance)
    self.line = PictureScale.units(line)
  }

  func advance(of character: Character, _ font: Font) -> Int { advance }

  func asciiAdvances(_ font: Font) -> [Int32] { Array(repeating: Int32(advance), count: 0x80) }

  func height(lines: Int, _ font: Font) -> Int { lines * line }

  func baseline(line: Int, _ font: Font) -> Int { line * self.line + self.line * 4 / 5 }
}
