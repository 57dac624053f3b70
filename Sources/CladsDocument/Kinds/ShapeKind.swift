import Diagnostics
import JSONSyntax

/// A rectangle, a circle or another simple shape.
enum ShapeKind: KindDescribing {
  static let description = ComponentDescription("shape", "A rectangle, a circle or another simple shape.") {
    Usage(\.shapeType, "Outline of the shape.", requiredBy: .shapeType)
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

  static let drawn = DrawnProperties(
    base: .size + .border + [\.backgroundColor], extended: .size + .border + [\.backgroundColor, \.padding])
  static let foreignNames = Document.ShapeType.allCases.map { outline in
    (
      names: [outline.rawValue.lowercased()],
      kind: ForeignKind("shape", member: ("shapeType", StringLiteral.quoted(outline.rawValue)))
    )
  }
}

extension Document.ComponentKind {
  public static let shape = ShapeKind.kind
}
