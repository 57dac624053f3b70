import CladsDocument

/// The value of a design token, as far as a style can express it.
enum DesignTokenValue {
  /// The parts of a `typography` value; `nil` for absent ones.
  struct Typography {
    var family: String?
    var size: Double?
    var weight: Document.FontWeight?
  }

  /// A color.
  case color(Document.Color)
  /// A length in points, or a number without a unit.
  case length(Double)
  /// The name of a font family.
  case family(String)
  /// A font weight.
  case weight(Document.FontWeight)
  /// A font with its size and weight.
  case typography(Typography)
  /// A drop shadow.
  case shadow(Document.Shadow)
  /// A border: its width, in points, and its color.
  case border(width: Double?, color: Document.Color?)
  /// A value that no style property has: a duration, a curve, a gradient.
  case other
}

/// The values of `$type` that styles can use.
enum DesignTokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, number, typography, shadow, border

  /// What messages call a value of the type.
  var phrase: String {
    switch self {
    case .color: "a color such as `\"#1F6B45\"`"
    case .dimension: "a length such as `\"16px\"` or `{ \"value\": 16, \"unit\": \"px\" }`"
    case .fontFamily: "the name of a font, or an array of names"
    case .fontWeight: "a number from 1 to 1000, or a name such as `\"bold\"`"
    case .number: "a number"
    case .typography: "an object with `fontFamily`, `fontSize` and `fontWeight`"
    case .shadow: "an object with `color`, `offsetX`, `offsetY` and `blur`, or an array of them"
    case .border: "an object with `width` and `color`"
    }
  }
}
