import CladsSchema

/// Fills its place with colours that run into each other.
enum GradientKind: KindDescribing {
  static let description = ComponentDescription(
    "gradient", "Fills its place with colours that run into each other."
  ) {
    Usage(\.gradientColors, "The colours and their places, ascending from 0 to 1.", default: "[]")
    Usage(\.gradientStart, "Where the first colour is.", default: "\"bottom\"")
    Usage(\.gradientEnd, "Where the last colour is.", default: "\"bottom\"")
    Usage(\.styleId, "Size; fills the place otherwise.")
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
}
