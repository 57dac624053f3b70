import Diagnostics
import JSONSyntax

extension Document {
  /// A font weight.
  public enum FontWeight: String, Documented {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public var documentation: String {
      switch self {
      case .ultraLight: "Ultra light (100)."
      case .thin: "Thin (200)."
      case .light: "Light (300)."
      case .regular: "Regular (400)."
      case .medium: "Medium (500)."
      case .semibold: "Semibold (600)."
      case .bold: "Bold (700)."
      case .heavy: "Heavy (800)."
      case .black: "Black (900)."
      }
    }
  }

  /// A horizontal alignment, relative to the writing direction.
  public enum HorizontalAlignment: String, Documented {
    case leading, center, trailing

    public var documentation: String {
      switch self {
      case .leading: "At the leading edge: left in left-to-right languages."
      case .center: "Centered."
      case .trailing: "At the trailing edge: right in left-to-right languages."
      }
    }
  }

  /// A vertical alignment.
  public enum VerticalAlignment: String, Documented {
    case top, center, bottom

    public var documentation: String {
      switch self {
      case .top: "At the top."
      case .center: "Centered."
      case .bottom: "At the bottom."
      }
    }
  }
}

/// The names of alignments in other systems, with their names in this format.
let alignmentCorrections = [
  "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
  "centre": "center", "flex-start": "leading", "flex-end": "trailing", "centered": "center",
]

extension Schema where Value == Document.FontWeight {
  /// A font weight; numeric weights, as in CSS, are reported with the name to write instead.
  static let fontWeight = choice(
    common: [.regular, .medium, .semibold, .bold],
    corrections: [
      "normal": "regular", "book": "regular", "extraLight": "ultraLight", "extralight": "ultraLight",
      "demibold": "semibold", "demiBold": "semibold", "extraBold": "heavy", "extrabold": "heavy",
      "bolder": "bold", "lighter": "light", "400": "regular", "500": "medium", "600": "semibold",
      "700": "bold",
    ]
  ).refusing([.number]) { node, reading in
    let weights = Document.FontWeight.allCases
    guard let number = reading.view.integer(node), number % 100 == 0,
      (1...weights.count).contains(number / 100)
    else { return nil }
    let name = weights[number / 100 - 1].rawValue
    return Finding(
      .wrongType, at: reading.view.range(node), "`fontWeight` must be the name of a weight, not a number",
      effect: .rejectsDocument, help: "\(number) is called `\(name)`",
      fixes: [
        QuickFix("Write `\"\(name)\"`", replacing: reading.view.range(node), with: StringLiteral.quoted(name))
      ])
  }
}
