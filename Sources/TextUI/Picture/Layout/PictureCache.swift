import SourceText

/// What the drawings of a screen have in common, computed once: the widths of the ASCII characters, which
/// most texts consist of, by font, and the paths of symbols by name.
package final class PictureCache {
  /// The numbers of fonts and symbols above which a cache starts over: names change while they are typed.
  private static let limit = 500

  package let measure: any TextMeasuring
  private var advances: [Font: [Int32]] = [:]
  private var symbols: [String: SymbolPath?] = [:]

  package init(_ measure: any TextMeasuring = SystemTextMeasure()) { self.measure = measure }

  private func ascii(_ font: Font) -> [Int32] {
    if let known = advances[font] { return known }
    let new = measure.asciiAdvances(font)
    if advances.count >= Self.limit { advances = [:] }
    advances[font] = new
    return new
  }

  /// Returns the symbol with a name in a color; one that is unknown has no path.
  package func symbol(_ name: String, color: Color) -> SceneSymbol {
    if let known = symbols[name] { return SceneSymbol(name: name, color: color, path: known) }
    let path = SymbolPaths.path(named: name)
    if symbols.count >= Self.limit { symbols = [:] }
    symbols.updateValue(path, forKey: name)
    return SceneSymbol(name: name, color: color, path: path)
  }

  /// Returns the characters of a text, as many as it has; one that is not drawn has no width.
  func clusters(of text: String, _ font: Font) -> [TextCluster] {
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
