import CladsDocument
import Diagnostics

/// A corner radius on a shape without corners to round.
enum ShapeRadiusUnused: ComponentRule {
  static let id: DiagnosticID = "shape-radius-unused"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let kinds: Set<String>? = ["shape"]
  static let documentation = RuleDocumentation(
    summary: "A `cornerRadius` on a shape other than `roundedRectangle`.",
    why: "Only a `roundedRectangle` rounds its corners; a `rectangle` with a radius keeps them sharp.",
    bad: #"""
      {
        "id": "panel",
        "styles": { "panel": { "backgroundColor": "#EAF2EC", "height": 80 } },
        "root": { "children": [
          { "type": "shape", "shapeType": "rectangle", «"cornerRadius"»: 12, "styleId": "panel" }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "panel",
        "styles": { "panel": { "backgroundColor": "#EAF2EC", "height": 80 } },
        "root": { "children": [
          { "type": "shape", "shapeType": "roundedRectangle", "cornerRadius": 12, "styleId": "panel" }
        ] }
      }
      """#,
    fix: "Make a rectangle a rounded one; delete the radius of any other shape")

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let radius = component.cornerRadius, let shape = component.shapeType, shape != .roundedRectangle,
      let range = context.key(\.cornerRadius, of: component)
    else { return }
    let key = context.name(\Document.Component.cornerRadius)
    let rounded = Document.ShapeType.roundedRectangle.rawValue
    // Sharp corners where the author asked for round ones are seen; a circle looks the same without a radius.
    let isSeen = shape == .rectangle && radius > 0
    var fixes = context.deletion(\.cornerRadius, of: component)
    if isSeen, let outline = context.value(\.shapeType, of: component) {
      fixes = context.replacement("Make it a `\(rounded)`", of: outline, with: "\"\(rounded)\"") + fixes
    }
    context.report(
      Finding(
        id, at: range, "a `\(shape.rawValue)` has no `\(key)`", effect: effect,
        consequence: isSeen ? "the corners stay sharp" : nil,
        help: isSeen ? "use `\(rounded)`" : "delete it; only a `\(rounded)` uses it",
        severity: isSeen ? .warning : nil, fixes: fixes))
  }
}
