import Diagnostics

/// Styles by state on a component other than a button.
enum StylesOnKind: Rule {
  static let id: DiagnosticID = "styles-on-kind"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`styles` or `isSelectedBinding` on a component other than a button.",
    why: """
      Only buttons have states. Any other component reads `styleId`, and without one it has no style at \
      all.
      """,
    bad: #"""
      {
        "id": "rating",
        "styles": { "star": { "width": 24, "height": 24, "tintColor": "#B25000" } },
        "root": {
          "children": [
            { "type": "image", "image": { "sfsymbol": "star.fill" }, «"styles"»: { "normal": "star" } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "rating",
        "styles": { "star": { "width": 24, "height": 24, "tintColor": "#B25000" } },
        "root": {
          "children": [
            { "type": "image", "image": { "sfsymbol": "star.fill" }, "styleId": "star" }
          ]
        }
      }
      """#,
    fix: "Use `styleId` instead, or delete it")
}
