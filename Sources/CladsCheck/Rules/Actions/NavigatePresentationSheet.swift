import Diagnostics

/// A `presentation` of `sheet` or `modal`.
enum NavigatePresentationSheet: Rule {
  static let id: DiagnosticID = "navigate-presentation-sheet"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `presentation` of `sheet` or `modal`.",
    why: "The presentation that slides up over the current screen is called `present`.",
    bad: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings", "actions": { "onTap":
              { "type": "navigate", "destination": "settings", "presentation": «"sheet"» } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings", "actions": { "onTap":
              { "type": "navigate", "destination": "settings", "presentation": "present" } } }
          ]
        }
      }
      """#,
    fix: "Replace it with `present`")
}
