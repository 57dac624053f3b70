/// The number of terminal cells that characters occupy.
package enum DisplayWidth {
  /// Returns the number of cells of a grapheme cluster: 0, 1 or 2.
  ///
  /// Control characters and invisible characters occupy no cell and are not drawn; a tab is drawn as one
  /// space.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.count == 1 { return of(first) }
    var width = 0
    for scalar in scalars {
      if scalar.value == 0xFE0F, width == 1, first.properties.isEmoji { width = 2 }
      if scalar.value == 0xFE0E { return min(width, 1) }
      // Scalars joined to an emoji, such as a skin tone or another person, are part of the same picture.
      if scalar.value == 0x200D, width == 2 { return 2 }
      if scalar.properties.isEmojiModifier, width > 0 { return 2 }
      width = min(2, width + of(scalar))
    }
    return width
  }

  /// Returns the number of cells of a text on one line.
  package static func of(_ text: String) -> Int {
    var isPlain = true
    var count = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else {
        isPlain = false
        break
      }
      count += 1
    }
    return isPlain ? count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns the number of cells of a single scalar: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 || value == Byte.tab ? 1 : 0 }
    if value < 0xA0 || value == 0xAD { return 0 }
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: break
    }
    // The medial vowel and final consonant of a decomposed Hangul syllable combine with its initial
    // consonant.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if value == 0x115F || value == 0x3164 || value == 0xFFA0 { return 0 }
    return WideScalars.contains(value)
      || (value >= 0x231A && scalar.properties.isEmojiPresentation
        && !(0x1F1E6...0x1F1FF).contains(value))
      ? 2 : 1
  }
}
