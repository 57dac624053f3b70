import Diagnostics

/// A size that is both absolute and fractional.
enum DimensionConflict: Rule {
  static let id: DiagnosticID = "dimension-conflict"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A size with both `absolute` and `fractional`.",
    why: """
      A size is either a number of points or a fraction of the container. With both, the fraction is used \
      and the points are ignored.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "horizontal",
                  "itemDimensions": { «"width"»: { "absolute": 200, "fractional": 0.5 } } },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "horizontal", "itemDimensions": { "width": { "fractional": 0.5 } } },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete `absolute`", fixLevel: .destructive)
}
