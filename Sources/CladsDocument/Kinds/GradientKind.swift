/// A linear gradient.
enum GradientKind: KindDescribing {
  static let description = ComponentDescription(
    "gradient", "A linear gradient that fills its area."
  ) {
    Usage(\.gradientColors, "Color stops, with locations ascending from 0 to 1.", default: "[]")
    Usage(\.gradientStart, "Start point, where the first color is.", default: "\"bottom\"")
    Usage(\.gradientEnd, "End point, where the last color is.", default: "\"bottom\"")
    Usage(\.styleId, "Size; without one, the gradient fills the available space.")
  }

  static let example = #"""
    {
      "id": "sky",
      "root": { "children": [
        { "type": "gradient", "gradientStart": "top", "gradientEnd": "bottom", "gradientColors": [
          { "color": "#1E3A5F", "location": 0 }, { "color": "#4A7C9B", "location": 1 } ] }
      ] }
    }
    """#

  static let drawn = DrawnProperties(base: .size, extended: .size + [\.cornerRadius, \.padding])
  static let foreignNames = [(names: ["lineargradient"], kind: ForeignKind("gradient"))]
}

extension Document.ComponentKind {
  public static let gradient = GradientKind.kind
}
