import SourceText
import ViewLayout

/// The sizes of characters in a font, in units of ``PictureScale``.
package protocol TextMeasuring: Sendable {
  /// Returns the width of a character; 0 for one that is not drawn.
  func advance(of character: Character, _ font: PictureFont) -> Int

  /// Returns the widths of the characters U+0000 to U+007F.
  func asciiAdvances(_ font: PictureFont) -> [Int32]

  /// Returns the height of a number of lines.
  func height(lines: Int, _ font: PictureFont) -> Int

  /// Returns the distance from the top of a text to the baseline of a line.
  func baseline(line: Int, _ font: PictureFont) -> Int
}

/// The sizes of characters in the font of the system, as far as ``FontMetrics`` knows them.
package struct SystemTextMeasure: TextMeasuring {
  package init() {}

  package func advance(of character: Character, _ font: PictureFont) -> Int {
    PictureScale.units(
      FontMetrics.width(of: String(character), size: font.size, weight: font.weight))
  }

  package func asciiAdvances(_ font: PictureFont) -> [Int32] {
    (UInt8(0)..<0x80).map { byte in
      byte < 0x20 || byte == 0x7F ? 0 : Int32(clamping: advance(of: Character(Unicode.Scalar(byte)), font))
    }
  }

  package func height(lines: Int, _ font: PictureFont) -> Int {
    PictureScale.units(FontMetrics.height(lines: lines, size: font.size))
  }

  package func baseline(line: Int, _ font: PictureFont) -> Int {
    PictureScale.units(
      Double(line) * FontMetrics.lineHeight(size: font.size) + FontMetrics.ascender(size: font.size))
  }
}

/// The widths of ASCII characters by font, which most texts consist of.
package final class AdvanceCache {
  let measure: any TextMeasuring
  private var known: [PictureFont: [Int32]] = [:]

  package init(_ measure: any TextMeasuring) { self.measure = measure }

  func ascii(_ font: PictureFont) -> [Int32] {
    if let advances = known[font] { return advances }
    let advances = measure.asciiAdvances(font)
    known[font] = advances
    return advances
  }

  /// Returns the characters of a text, as many as it has; one that is not drawn has no width.
  func clusters(of text: String, _ font: PictureFont) -> [TextCluster] {
    let ascii = ascii(font)
    let plain: [TextCluster]?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) else { return nil }
      return bytes.map { byte in
        TextCluster(
          width: Int(byte < ascii.count ? ascii[Int(byte)] : 0),
          traits: .traits(of: Unicode.Scalar(byte), isWide: false))
      }
    }
    if let plain, let plain { return plain }
    return text.map { character in
      if character.isNewline { return TextCluster(width: 0, traits: .newline) }
      if character == "\t" {
        return TextCluster(width: Int(ascii.count > 0x20 ? ascii[0x20] : 0), traits: .space)
      }
      let isWide = DisplayWidth.of(character) == 2
      let traits = character.unicodeScalars.first.map { TextCluster.Traits.traits(of: $0, isWide: isWide) }
      return TextCluster(width: measure.advance(of: character, font), traits: traits ?? [])
    }
  }
}
