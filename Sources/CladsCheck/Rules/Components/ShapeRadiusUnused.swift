import CladsDocument
import Diagnostics
import JSONSyntax

/// A corner radius on a shape that does not use it.
enum ShapeRadiusUnused {
  static let rule = Rule(
    "shape-radius-unused", .info, .components, .isIgnored, checks: .component(kinds: ["shape"], check),
    summary: "A `cornerRadius` on a shape other than `roundedRectangle`.",
    why: """
      Only a `roundedRectangle` has rounded corners; a `rectangle` with a radius keeps its sharp corners.
      """,
    bad: #"""
      {
        "id": "panel",
        "styles": { "panel": { "backgroundColor": "#EAF2EC", "height": 80 } },
        "root": { "children": [
          { "type": "shape", "shapeType": "rectangle", «"cornerRadius"»: 12, "styleId": "panel" }
        ] }
      }
      """#,
    fix: "Change a rectangle to a rounded one; delete the radius of any other shape")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let radius = component.cornerRadius, let shape = component.shapeType, shape != .roundedRectangle,
      let range = context.key(\.cornerRadius, of: component)
    else { return }
    let key = context.name(\Document.ComponentContents.cornerRadius)
    let rounded = Document.ShapeType.roundedRectangle.rawValue
    // Sharp corners instead of rounded ones are visible; a circle looks the same without a radius.
    let isVisible = shape == .rectangle && radius > 0
    var fixes = context.deletion(\.cornerRadius, of: component)
    if isVisible, let outline = context.value(\.shapeType, of: component) {
      fixes =
        context.replacement("Change it to a `\(rounded)`", of: outline, with: StringLiteral.quoted(rounded))
        + fixes
    }
    context.report(
      RuleFinding(
        at: range, "\("`\(shape.rawValue)`".withArticle) does not use `\(key)`",
        effect: rule.description.effect,
        consequence: isVisible ? "the corners stay sharp" : nil,
        help: isVisible ? "use a `\(rounded)`" : "delete it; only a `\(rounded)` uses it",
        severity: isVisible ? .warning : nil, fixes: fixes))
  }
}
