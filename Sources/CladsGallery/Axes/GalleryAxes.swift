package import CladsPreview
package import TextUI

/// What the screens of a gallery are drawn with, besides their samples.
package struct GalleryAxes: Sendable, Hashable {
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

  /// Returns what a screen is drawn with for one sample, the most usual first.
  package func combinations(sample: String) -> [Combination] {
    var result: [Combination] = []
    for isPseudolocalized in hasPseudolocalization ? [false, true] : [false] {
      for isRightToLeft in hasRightToLeft ? [false, true] : [false] {
        for textSize in textSizes {
          let traits = PictureTraits(
            textSize: textSize, isRightToLeft: isRightToLeft, isPseudolocalized: isPseudolocalized)
          for width in widths {
            for colorScheme in colorSchemes {
              result.append(
                Combination(sample: sample, colorScheme: colorScheme, width: width, traits: traits))
            }
          }
        }
      }
    }
    return result
  }
}
