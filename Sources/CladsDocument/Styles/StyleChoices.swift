public import CladsSchema

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
