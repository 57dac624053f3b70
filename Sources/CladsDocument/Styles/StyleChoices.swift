public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// How heavy letters are.
  public enum FontWeight: String, Documented {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .ultraLight: "The lightest weight (100)."
      case .thin: "Very light (200)."
      case .light: "Light (300)."
      case .regular: "The normal weight (400)."
      case .medium: "A little heavier than normal (500)."
      case .semibold: "Between medium and bold (600)."
      case .bold: "Bold (700)."
      case .heavy: "Heavier than bold (800)."
      case .black: "The heaviest weight (900)."
      }
    }
  }

  /// Where something stands from left to right, in the direction of writing.
  public enum HorizontalAlignment: String, Documented {
    case leading, center, trailing

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .leading: "Where lines start: left in English."
      case .center: "In the middle."
      case .trailing: "Where lines end: right in English."
      }
    }
  }

  /// Where something stands from top to bottom.
  public enum VerticalAlignment: String, Documented {
    case top, center, bottom

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .top: "At the top."
      case .center: "In the middle."
      case .bottom: "At the bottom."
      }
    }
  }
}

/// Words for alignments that other systems use, and what they are called here.
let alignmentCorrections = [
  "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
  "centre": "center", "flex-start": "leading", "flex-end": "trailing", "centered": "center",
]

extension Schema where Value == Document.FontWeight {
  /// How heavy letters are; the numbers of other systems have their own message.
  static let fontWeight = choice(corrections: [
    "normal": "regular", "book": "regular", "extraLight": "ultraLight", "extralight": "ultraLight",
    "demibold": "semibold", "demiBold": "semibold", "extraBold": "heavy", "extrabold": "heavy",
    "bolder": "bold", "lighter": "light", "400": "regular", "500": "medium", "600": "semibold",
    "700": "bold",
  ]).refusing([.number]) { node, reading in
    let weights = Document.FontWeight.allCases
    guard let number = reading.view.integer(node), number % 100 == 0,
      (1...weights.count).contains(number / 100)
    else { return nil }
    let word = weights[number / 100 - 1].rawValue
    return Finding(
      "wrong-type", at: reading.view.range(node), "`fontWeight` must be a word, not a number",
      effect: .rejectsDocument, help: "\(number) is called `\(word)`",
      fixes: [QuickFix("Write `\"\(word)\"`", replacing: reading.view.range(node), with: "\"\(word)\"")])
  }
}
