import Diagnostics

/// A key that the app accepts but that has no effect.
enum NoEffectProperty: Rule {
  static let id: DiagnosticID = "no-effect-property"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that the app accepts but that has no effect on the screen.",
    why: """
      The app decodes a sticky header, the spacing of a `zstack`, and keys such as `padding`, `cornerRadius`, \
      `text` and `image` on kinds that do not draw them, but never uses them; SwiftUI does not use paging.
      """,
    bad: #"""
      {
        "id": "banner",
        "styles": { "card": { "backgroundColor": "#EAF2FB", "height": 80 } },
        "root": {
          "children": [
            { "type": "zstack", «"spacing"»: 8, "children": [
              { "type": "shape", "shapeType": "rectangle", "styleId": "card" },
              { "type": "label", "text": "Sale" }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "banner",
        "styles": { "card": { "backgroundColor": "#EAF2FB", "height": 80 } },
        "root": {
          "children": [
            { "type": "zstack", "children": [
              { "type": "shape", "shapeType": "rectangle", "styleId": "card" },
              { "type": "label", "text": "Sale" }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)
}
