import SourceText

/// How large texts are in points, in the system font of iOS, San Francisco.
///
/// That font may not be shipped, so widths come from Inter, a free face drawn in its proportions.
///
/// What is certain: the line height, ascender and descender of SF Pro, as `UIFont` reports them. That Inter
/// without tracking is about as wide as SF at 12 points follows from both designs: 0 is the tracking of SF
/// at that size, and that of Inter by the formula of its author.
///
/// What is less certain, because it was entered from memory: the tracking of SF Pro, from the Human
/// Interface Guidelines, and some widths in interface files of Xcode, which are rounded up to half points
/// or points. At 17 points "Label" is 41.5 wide (here 41.5), "Title" 33.5 (33.0), "Detail" 44 (43.5) and
/// "Button" 51 (51); at 15 points "Button" is 46 (46), and at 12 "Subtitle" 44 or 43.5 (43.5). By these,
/// widths are right to about 2 % for such words in the regular weight.
///
/// What is unknown: the advances of SF for single characters and for other weights, its kerning (none is
/// applied), and how its widths change from size 17 to 28, see `opticalTracking`.
package enum FontMetrics {
  /// What Inter's advances are multiplied by. The widths above allow 1.000 to 1.004, so there is no reason
  /// for another value than 1.
  package static let widthFactor = 1.0

  /// The advance of a color emoji, in thousandths of an em. About 1250 to 1300; the exact value is unknown.
  static let emojiAdvance = 1250

  /// The advance of a wide character such as a Chinese one, in thousandths of an em. Korean syllables may be
  /// narrower on a device.
  static let wideAdvance = 1000

  // MARK: - Advances

  /// Returns the advance in thousandths of an em, without tracking.
  ///
  /// Scalars that Inter lacks are as wide as its letters are on average.
  package static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Int {
    let value = scalar.value
    if value < 0x20 { return value == 0x09 ? advance(of: " " as Unicode.Scalar, weight: weight) : 0 }
    let direct = Int(value) - Int(AdvanceTable.firstDirect)
    if direct < AdvanceTable.directRows.count {
      return width(row: Int(AdvanceTable.directRows[direct]), weight: weight)
    }
    switch DisplayWidth.of(scalar) {
    case 0: return 0
    case 2: return wideAdvance
    default: return width(row: otherRow(of: value), weight: weight)
    }
  }

  /// Returns the advance in thousandths of an em, without tracking; combining marks add nothing, and an
  /// emoji is one glyph however many scalars it consists of.
  package static func advance(of character: Character, weight: FontWeight) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.count == 1 { return advance(of: first, weight: weight) }
    if isEmoji(character, first: first) { return emojiAdvance }
    return scalars.reduce(0) { $0 + advance(of: $1, weight: weight) }
  }

  private static func isEmoji(_ character: Character, first: Unicode.Scalar) -> Bool {
    guard first.properties.isEmoji, DisplayWidth.of(character) == 2 else { return false }
    // Some ideographs are emoji only if a variation selector follows.
    return first.properties.isEmojiPresentation || character.unicodeScalars.count > 1
  }

  private static func otherRow(of value: UInt32) -> Int {
    let runs = AdvanceTable.runs
    let index = runs.partitioningIndex { $0.last >= value }
    guard index < runs.count, runs[index].first <= value else { return AdvanceTable.averageRow }
    return Int(AdvanceTable.otherRows[runs[index].start + Int(value - runs[index].first)])
  }

  private static func width(row: Int, weight: FontWeight) -> Int {
    Int(AdvanceTable.widths[row * AdvanceTable.weightCount + weight.rawValue - 1])
  }

  // MARK: - Tracking and widths

  /// Returns the tracking of SF Pro in points, as in the Human Interface Guidelines.
  package static func tracking(size: Double) -> Double { Tracking.points(size: size) }

  /// Returns what is added to each of Inter's advances, in points: the tracking, and from 17 points what SF
  /// is narrower because of its optical sizes.
  package static func spacing(size: Double) -> Double {
    tracking(size: size) + opticalTracking(size: size)
  }

  /// Returns by how much the advances of SF at a size differ from those at 17 points, in points.
  ///
  /// SF has one drawing for sizes up to 17, a narrower one from 28, and mixes of both in between. When
  /// these were two fonts, the guidelines gave a tracking of -26 thousandths of an em for 19 points, the
  /// last size of the one, and of +19 for 20 points, the first size of the other; texts should look alike
  /// at both sizes, so an advance of the narrower drawing is about 45 thousandths smaller. (The drawings of
  /// Inter for text and for titles differ by 53.) That the mix is linear is an assumption.
  static func opticalTracking(size: Double) -> Double {
    let share = min(1, max(0, (size - 17) / (28 - 17)))
    return -0.045 * share * size
  }

  /// Returns the width of a text on one line, in points, not rounded.
  ///
  /// Tracking is a table of the font, so characters that SF lacks, such as emoji and Chinese ones, have
  /// none.
  package static func width(of text: some StringProtocol, size: Double, weight: FontWeight) -> Double {
    let plain = text.utf8.withContiguousStorageIfAvailable { Sum(ofASCII: $0, weight: weight) } ?? nil
    let sum = plain ?? Sum(of: text, weight: weight)
    let ems = (Double(sum.tracked) * widthFactor + Double(sum.untracked)) / 1000
    return max(0, ems * size + spacing(size: size) * Double(sum.count))
  }

  /// The sums of advances in thousandths of an em, and how many characters have tracking.
  private struct Sum {
    var tracked = 0
    var untracked = 0
    var count = 0

    /// Most texts are ASCII, where every byte is a character; `nil` for others.
    init?(ofASCII bytes: UnsafeBufferPointer<UInt8>, weight: FontWeight) {
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { return nil }
        tracked += FontMetrics.advance(of: Unicode.Scalar(byte), weight: weight)
      }
      count = bytes.count
    }

    init(of text: some StringProtocol, weight: FontWeight) {
      for character in text {
        let advance = FontMetrics.advance(of: character, weight: weight)
        if advance == 0 { continue }
        if advance >= wideAdvance, DisplayWidth.of(character) == 2 {
          untracked += advance
        } else {
          tracked += advance
          count += 1
        }
      }
    }
  }

  // MARK: - Heights

  /// The distance of the top of a line from its baseline, and of the baseline from the bottom, in ems.
  private static let ascent = 1950.0 / 2048
  private static let descent = 494.0 / 2048

  /// Returns the height of a line in points, not rounded: 1.193359 times the size.
  package static func lineHeight(size: Double) -> Double { (ascent + descent) * size }

  /// Returns the distance from the top of a line to its baseline in points, not rounded.
  package static func ascender(size: Double) -> Double { ascent * size }

  /// Returns the height of a text in points, rounded up to whole pixels of a screen with three per point.
  package static func height(lines: Int, size: Double) -> Double {
    let pixels = lineHeight(size: size) * Double(max(0, lines)) * 3
    // The tolerance keeps a sum that is whole but for its last bits from taking another pixel.
    return max(0, (pixels - 1e-6).rounded(.up) / 3)
  }
}
