import Diagnostics

/// An unknown style property.
enum UnknownStyleKey: Rule {
  static let id: DiagnosticID = "unknown-style-key"
  static let severity = Severity.warning
  static let group = RuleGroup.styles
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An unknown style property.",
    why: "Names from other systems, such as `foregroundColor` or `paddingTop`, are ignored.",
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28, «"foregroundColor"»: "#1C1C1E" } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28, "textColor": "#1C1C1E" } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Rename it to the intended property, move it into `padding`, or delete it")
}
