import SourceText

extension Glyph {
  /// Returns the glyphs of a text: ``newline`` for line breaks, and none for characters that occupy no cell.
  static func glyphs(of text: String, _ clusters: inout ClusterTable) -> [Glyph] {
    // Most texts are ASCII, for which grapheme breaking is not needed.
    let plain: [Glyph]?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) else { return nil }
      return bytes.map { Glyph(bits: UInt32($0)) }
    }
    if let plain, let plain { return plain }
    return glyphsOfCharacters(text, &clusters)
  }

  private static func glyphsOfCharacters(_ text: String, _ clusters: inout ClusterTable) -> [Glyph] {
    var glyphs: [Glyph] = []
    for character in text {
      if let glyph = Glyph(character, &clusters) { glyphs.append(glyph) }
    }
    return glyphs
  }

  /// Creates the glyph of a character; `nil` if it occupies no cell.
  init?(_ character: Character, _ clusters: inout ClusterTable) {
    if character.isNewline {
      self = .newline
      return
    }
    if character == "\t" {
      self = .space
      return
    }
    let width = DisplayWidth.of(character)
    guard width > 0 else { return nil }
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      self.init(scalar: only, isWide: width == 2)
    } else {
      self.init(cluster: clusters.index(of: character), isWide: width == 2)
    }
  }

  /// Returns the glyph of a character that is one cell wide, or a question mark for any other.
  static func narrow(_ character: Character, _ clusters: inout ClusterTable) -> Glyph {
    guard let glyph = Glyph(character, &clusters), !glyph.isWide, glyph != .newline else {
      return Glyph(bits: 0x3F)
    }
    return glyph
  }
}
