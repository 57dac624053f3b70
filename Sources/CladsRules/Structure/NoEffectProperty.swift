import Diagnostics

/// A key that the app accepts but that has no effect.
enum NoEffectProperty: Rule {
  static let id: DiagnosticID = "no-effect-property"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that the app accepts but that has no effect on the screen.",
    why: """
      The app decodes the spacing of a `zstack`, a sticky header, paging, and the padding of any component \
      other than a label, but never uses them.
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
    fix: "Delete it")
}
