import CladsPicture

/// A font whose characters are 10 points wide and whose lines are 20 points high.
struct LetterMeasure: TextMeasuring {
  private static let (advance, line) = (PictureScale.units(10), PictureScale.units(20))

  func advance(of character: Character, _ font: PictureFont) -> Int { Self.advance }

  func asciiAdvances(_ font: PictureFont) -> [Int32] { Array(repeating: Int32(Self.advance), count: 0x80) }

  func height(lines: Int, _ font: PictureFont) -> Int { lines * Self.line }

  func baseline(line: Int, _ font: PictureFont) -> Int { line * Self.line + Self.line * 4 / 5 }
}
