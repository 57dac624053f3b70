package import Diagnostics

/// What reading styles reports.
extension RuleDescription {
  package static let styleSizeUnit = RuleDescription(
    "style-size-unit", .error, .styles, .rejectsDocument,
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
    fix: "Write the plain number, if there is one")

  package static let unknownStyleKey = RuleDescription(
    "unknown-style-key", .warning, .styles, .isIgnored,
    summary: "An unknown style property.",
    why: "Names from other systems, such as `foregroundColor` or `paddingTop`, are ignored.",
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28, «"foregroundColor"»: "#1C1C1E" } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Rename it to the intended property, move it into `padding`, or delete it")
}
