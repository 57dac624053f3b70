import Diagnostics

/// A shape of a missing or unknown type.
enum ShapeType: Rule {
  static let id: DiagnosticID = "shape-type"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.emptiesScreen
  static let documentation = RuleDocumentation(
    summary: "A shape whose `shapeType` is missing or unknown.",
    why: """
      The app cannot draw the shape, and a single node that cannot be drawn leaves the whole screen empty.
      """,
    bad: #"""
      {
        "id": "banner",
        "styles": { "card": { "backgroundColor": "#EAF2FB", "height": 80 } },
        "root": { "children": [{ "type": "shape", "shapeType": «"oval"», "styleId": "card" }] }
      }
      """#,
    good: #"""
      {
        "id": "banner",
        "styles": { "card": { "backgroundColor": "#EAF2FB", "height": 80 } },
        "root": { "children": [{ "type": "shape", "shapeType": "ellipse", "styleId": "card" }] }
      }
      """#,
    fix: "Replace it with the intended shape, or add a rectangle")
}
