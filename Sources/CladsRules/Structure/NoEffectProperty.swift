import Diagnostics

/// A key that reaches the screen and changes nothing there.
enum NoEffectProperty: Rule {
  static let id: DiagnosticID = "no-effect-property"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that the app accepts and that changes nothing on the screen.",
    why: """
      The spacing of a `zstack`, a sticky header, paging and the padding of anything but a label are \
      carried to the screen, and nothing there looks at them.
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
