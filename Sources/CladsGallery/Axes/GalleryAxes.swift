package import CladsPreview
package import CladsProject
package import TextUI

/// What the screens of a gallery are drawn with, besides their samples.
package struct GalleryAxes: Sendable, Hashable {
  /// The name of the only sample; `nil` for all.
  package var sample: String?
  package var colorSchemes: [PreviewColorScheme]
  /// The widths of screens in points.
  package var widths: [Int]
  package var textSizes: [DynamicTypeSize]
  /// Whether each picture is drawn from right to left as well.
  package var hasRightToLeft: Bool
  /// Whether each picture is drawn with longer texts as well.
  package var hasPseudolocalization: Bool

  /// Phones from the smallest to the largest, and a tablet.
  package static let usualWidths = [320, 390, 430, 768]
  package static let usualTextSizes = [DynamicTypeSize.large, .accessibility5]

  package init(
    colorSchemes: [PreviewColorScheme] = PreviewColorScheme.allCases, widths: [Int] = usualWidths,
    textSizes: [DynamicTypeSize] = usualTextSizes, hasRightToLeft: Bool = false,
    hasPseudolocalization: Bool = false
  ) {
    self.colorSchemes = colorSchemes
    self.widths = widths
    self.textSizes = textSizes
    self.hasRightToLeft = hasRightToLeft
    self.hasPseudolocalization = hasPseudolocalization
  }

  /// Returns what a screen is drawn with for its samples that can be used.
  package func combinations(of samples: [Sample]) -> [Combination] {
    drawn(among: samples).flatMap { combinations(of: $0, among: samples) }
  }

  /// Returns the samples that a screen is drawn with.
  package func drawn(among samples: [Sample]) -> [Sample] {
    samples.filter { $0.problem == nil && (sample == nil || $0.name == sample) }
  }

  /// Returns what a screen is drawn with for one of its samples, the most usual first.
  package func combinations(of sample: Sample, among samples: [Sample]) -> [Combination] {
    combinations(sample: sample.name, sample.language(among: samples))
  }

  /// Returns what a screen is drawn with for one sample, the most usual first. A language decides in which
  /// direction it is written.
  package func combinations(sample: String, _ language: SampleLanguage? = nil) -> [Combination] {
    let directions = language?.isRightToLeft == true ? [true] : hasRightToLeft ? [false, true] : [false]
    var result: [Combination] = []
    for isPseudolocalized in hasPseudolocalization ? [false, true] : [false] {
      for isRightToLeft in directions {
        for textSize in textSizes {
          let traits = PictureTraits(
            textSize: textSize, isRightToLeft: isRightToLeft, isPseudolocalized: isPseudolocalized)
          for width in widths {
            for colorScheme in colorSchemes {
              result.append(
                Combination(
                  sample: sample, language: language, colorScheme: colorScheme, width: width, traits: traits))
            }
          }
        }
      }
    }
    return result
  }
}
