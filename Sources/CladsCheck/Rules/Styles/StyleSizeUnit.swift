import Diagnostics

/// A size with a unit, a percentage or an object.
enum StyleSizeUnit: Rule {
  static let id: DiagnosticID = "style-size-unit"
  static let severity = Severity.error
  static let group = RuleGroup.styles
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A size with a unit, a percentage or an object.",
    why: """
      A size in a style is a plain number of points. Only format level `extended` has fractions of the \
      container.
      """,
    bad: #"""
      {
        "id": "rating",
        "styles": { "star": { "width": «"24pt"», "height": 24 } },
        "root": { "children": [{ "type": "image", "image": { "sfsymbol": "star.fill" }, "styleId": "star" }] }
      }
      """#,
    good: #"""
      {
        "id": "rating",
        "styles": { "star": { "width": 24, "height": 24 } },
        "root": { "children": [{ "type": "image", "image": { "sfsymbol": "star.fill" }, "styleId": "star" }] }
      }
      """#,
    fix: "Write the plain number, if there is one")
}
