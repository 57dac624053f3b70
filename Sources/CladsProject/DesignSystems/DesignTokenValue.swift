import CladsDocument

/// What a design token stands for, as far as styles can say it.
enum DesignTokenValue {
  /// Text: the parts that are given.
  struct Typography {
    var family: String?
    var size: Double?
    var weight: Document.FontWeight?
  }

  /// A colour.
  case color(Document.Color)
  /// A length in points, or a number without a unit.
  case length(Double)
  /// The name of a font.
  case family(String)
  /// How heavy letters are.
  case weight(Document.FontWeight)
  /// A font with its size and weight.
  case typography(Typography)
  /// A drop shadow.
  case shadow(Document.Shadow)
  /// A border: its width and colour.
  case border(width: Double?, color: Document.Color?)
  /// Something that no style has: a duration, a curve, a gradient.
  case other
}

/// The kinds of values, as `$type` names them, that styles can use.
enum DesignTokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, number, typography, shadow, border

  /// What a value of the kind must be, for messages.
  var phrase: String {
    switch self {
    case .color: "a colour such as `\"#1F6B45\"`"
    case .dimension: "a length such as `\"16px\"` or `{ \"value\": 16, \"unit\": \"px\" }`"
    case .fontFamily: "the name of a font, or several"
    case .fontWeight: "a number from 1 to 1000, or a word such as `\"bold\"`"
    case .number: "a number"
    case .typography: "an object with `fontFamily`, `fontSize` and `fontWeight`"
    case .shadow: "an object with `color`, `offsetX`, `offsetY` and `blur`, or several"
    case .border: "an object with `width` and `color`"
    }
  }
}
