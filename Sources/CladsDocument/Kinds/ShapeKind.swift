import CladsSchema
import Diagnostics

/// Draws a rectangle, a circle or the like.
enum ShapeKind: KindDescribing {
  static let description = ComponentDescription("shape", "Draws a rectangle, a circle or the like.") {
    Usage(\.shapeType, "The outline.", requiredBy: "shape-type")
    Usage(\.styleId, "Fill (`backgroundColor`), border and size.")
    Usage(\.cornerRadius, "Radius of the corners of a `roundedRectangle`, in points.", default: "0")
  }

  static let example = #"""
    {
      "id": "card",
      "styles": { "fill": { "backgroundColor": "#F2F2F7", "height": 80 } },
      "root": { "children": [
        { "type": "shape", "shapeType": "roundedRectangle", "cornerRadius": 12, "styleId": "fill" }
      ] }
    }
    """#
}
