import Diagnostics

/// Data references on a kind that does not read any.
enum DataOnKind: Rule {
  static let id: DiagnosticID = "data-on-kind"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`data` on a component kind that does not read it.",
    why: "Only labels, buttons, images and custom components read `data`.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "root": {
          "children": [
            { "type": "textfield", "bind": "name", "placeholder": "Name",
              «"data"»: { "value": { "type": "binding", "path": "name" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "root": {
          "children": [
            { "type": "textfield", "bind": "name", "placeholder": "Name" }
          ]
        }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)
}
