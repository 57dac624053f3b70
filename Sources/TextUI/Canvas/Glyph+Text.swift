extension Glyph {
  /// The characters of a text; line ends are ``newline``, what takes no cell is left out.
  static func glyphs(of text: String, _ clusters: inout ClusterTable) -> [Glyph] {
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

  /// The glyph of a character, or `nil` if it takes no cell.
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

  /// The glyph of a character that is one cell wide, or else a question mark.
  static func narrow(_ character: Character, _ clusters: inout ClusterTable) -> Glyph {
    guard let glyph = Glyph(character, &clusters), !glyph.isWide, glyph != .newline else {
      return Glyph(bits: 0x3F)
    }
    return glyph
  }
}
