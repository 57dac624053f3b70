import CladsDocument
import JSONSyntax
import SourceText

/// The notations for a color, starting with the one that the author already uses.
package struct ColorSpellings: Sendable {
  private let color: Document.ColorReading
  private let old: Document.ColorReading
  private let oldText: String
  private let notation: ColoredText.Notation
  /// The current text, if it already is the color.
  private let current: String?

  /// The precision of colors in clients: that of 8 bits for each channel.
  private static let precision = 0.5 / 255 + 1e-6

  /// Creates the notations of a color given as red, green, blue and opacity from 0 to 1; `oldText` is the
  /// current text, whose notation is kept, and `oldChannels` is its color, if it is known.
  package init(
    channels: [Double], from oldChannels: [Double]? = nil, replacing oldText: String,
    as notation: ColoredText.Notation = .text
  ) {
    let isSame =
      oldChannels.map { zip($0, channels).allSatisfy { abs(min(max($0, 0), 1) - $1) <= Self.precision } }
      ?? false
    current = isSame ? oldText : nil
    let parts = channels + Array(repeating: 1, count: max(0, 4 - channels.count))
    var color = Document.ColorReading.opaqueBlack
    (color.red, color.green, color.blue, color.alpha) = (parts[0], parts[1], parts[2], parts[3])
    self.color = color
    self.oldText = notation == .text ? oldText : ""
    old = Document.ColorReading(self.oldText)
    self.notation = notation
  }

  /// All notations, without duplicates, as they appear in a file. A color that has not changed is first as
  /// the author wrote it, such as `.red` in a modifier.
  package var all: [String] {
    let possible = notation == .tokenObject ? [tokenObject] : ordered.map(written)
    var spellings = current.map { [$0] } ?? []
    for spelling in possible where !spellings.contains(spelling) { spellings.append(spelling) }
    return spellings
  }

  private func written(_ spelling: String) -> String {
    let value = ModifierExpression.reference(
      ResolvableColor.decoding.name, [ModifierExpression.Argument(nil, .string(spelling))])
    return switch notation {
    case .text, .tokenObject: spelling
    case .swift: String(StringLiteral.quoted(value.text).dropFirst().dropLast())
    case .ast: value.astJSON
    }
  }

  private var tokenObject: String {
    let components = [color.red, color.green, color.blue].map(Document.ColorReading.channelText)
    let alpha = color.alpha < 1 ? ", \"alpha\": \(Document.ColorReading.channelText(color.alpha))" : ""
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components.joined(separator: ", "))]\(alpha), "
      + "\"hex\": \"\(color.hexText)\" }"
  }

  private var ordered: [String] {
    let long = hex(digits: color.alpha < 1 ? 8 : 6)
    switch old.form {
    case .rgba: return [rgba, long]
    case .hex(digits: 3, _) where color.alpha >= 1: return [short ?? long, long, rgba]
    case .hex(digits: 8, _): return [hex(digits: 8), long, rgba]
    // Tools disagree on the order of the channels in eight digits, so they are only kept, never introduced.
    case .hex where color.alpha < 1: return [rgba, long]
    case .hex, .invalid: return [long, rgba]
    }
  }

  private var rgba: String {
    let text = color.rgbaText
    return old.form == .rgba && !oldText.contains(", ") ? text.filter { $0 != " " } : text
  }

  private var short: String? {
    let digits = Array(color.hexText.dropFirst())
    guard digits.count == 6, digits[0] == digits[1], digits[2] == digits[3], digits[4] == digits[5] else {
      return nil
    }
    return styled("#\(digits[0])\(digits[2])\(digits[4])")
  }

  private func hex(digits: Int) -> String {
    guard digits == 8 else { return styled(color.hexText) }
    let value = Int((min(max(color.alpha, 0), 1) * 255).rounded())
    let alpha = String(value, radix: 16, uppercase: true)
    return styled(color.hexText + (value < 16 ? "0" : "") + alpha)
  }

  /// Returns hex digits in the author's case, with a `#` unless the author omits it.
  private func styled(_ text: String) -> String {
    guard case .hex(_, let hasHash) = old.form else { return text }
    let isLowercase = oldText.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    let cased = isLowercase ? text.lowercased() : text
    return hasHash ? cased : String(cased.dropFirst())
  }
}
