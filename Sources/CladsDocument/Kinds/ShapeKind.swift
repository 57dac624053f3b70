import CladsSchema
import Diagnostics

/// A rectangle, a circle or another simple shape.
enum ShapeKind: KindDescribing {
  static let description = ComponentDescription("shape", "A rectangle, a circle or another simple shape.") {
    Usage(\.shapeType, "Outline of the shape.", requiredBy: "shape-type")
    Usage(\.styleId, "Fill (`backgroundColor`), border and size.")
    Usage(\.cornerRadius, "Corner radius of a `roundedRectangle`, in points.", default: "0")
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
