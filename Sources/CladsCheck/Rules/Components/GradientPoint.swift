import Diagnostics

/// A gradient whose start or end is not a known point.
enum GradientPoint: Rule {
  static let id: DiagnosticID = "gradient-point"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "`bottom`")
  static let documentation = RuleDocumentation(
    summary: "A gradient whose start or end is not a known point.",
    why: "An unknown point counts as `bottom`, so the gradient runs in a different direction or not at all.",
    bad: #"""
      {
        "id": "sky",
        "root": {
          "children": [
            { "type": "gradient", "gradientStart": «"topLeft"», "gradientEnd": "bottomTrailing",
              "gradientColors": [
                { "location": 0, "color": "#1B4257" }, { "location": 1, "color": "#0E2230" }
              ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "sky",
        "root": {
          "children": [
            { "type": "gradient", "gradientStart": "topLeading", "gradientEnd": "bottomTrailing",
              "gradientColors": [
                { "location": 0, "color": "#1B4257" }, { "location": 1, "color": "#0E2230" }
              ] }
          ]
        }
      }
      """#,
    fix: "Replace it with the intended point")
}
