import SourceText

/// The sizes of characters in a font, in units of ``PictureScale``.
package protocol TextMeasuring: Sendable {
  /// Returns the width of a character; 0 for one that is not drawn.
  func advance(of character: Character, _ font: Font) -> Int

  /// Returns the widths of the characters U+0000 to U+007F.
  func asciiAdvances(_ font: Font) -> [Int32]

  /// Returns the height of a number of lines.
  func height(lines: Int, _ font: Font) -> Int

  /// Returns the distance from the top of a text to the baseline of a line.
  func baseline(line: Int, _ font: Font) -> Int
}

/// The sizes of characters in the font of the system, as far as ``FontMetrics`` knows them.
package struct SystemTextMeasure: TextMeasuring {
  package init() {}

  package func advance(of character: Character, _ font: Font) -> Int {
    PictureScale.units(
      FontMetrics.width(of: String(character), size: font.size, weight: font.weight))
  }

  package func asciiAdvances(_ font: Font) -> [Int32] {
    (UInt8(0)..<0x80).map { byte in
      byte < 0x20 || byte == 0x7F ? 0 : Int32(clamping: advance(of: Character(Unicode.Scalar(byte)), font))
    }
  }

  package func height(lines: Int, _ font: Font) -> Int {
    PictureScale.units(FontMetrics.height(lines: lines, size: font.size))
  }

  package func baseline(line: Int, _ font: Font) -> Int {
    PictureScale.units(
      Double(line) * FontMetrics.lineHeight(size: font.size) + FontMetrics.ascender(size: font.size))
  }
}
