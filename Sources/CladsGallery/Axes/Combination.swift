package import CladsPreview
package import CladsProject
package import TextUI

/// What a screen is drawn with.
package struct Combination: Sendable, Hashable {
  /// The name of the sample.
  package var sample: String
  /// The language of the sample; `nil` if there are no translations of it.
  package var language: SampleLanguage?
  package var colorScheme: PreviewColorScheme
  /// The width of the screen in points.
  package var width: Int
  package var traits: PictureTraits

  package init(
    sample: String, language: SampleLanguage? = nil, colorScheme: PreviewColorScheme, width: Int,
    traits: PictureTraits
  ) {
    self.sample = sample
    self.language = language
    self.colorScheme = colorScheme
    self.width = width
    self.traits = traits
  }

  /// What differs between combinations, in words.
  package var words: [String] {
    var words = [sample, colorScheme.rawValue, "\(width) pt"]
    if traits.textSize != .large { words.append(traits.textSize.words) }
    if traits.isRightToLeft { words.append("right to left") }
    if traits.isPseudolocalized { words.append("longer texts") }
    return words
  }
}

extension DynamicTypeSize {
  /// The name in words, such as "text size accessibility5".
  package var words: String { "text size \(rawValue)" }
}
