import Diagnostics

/// Nodes inside a component.
enum ComponentChildren: Rule {
  static let id: DiagnosticID = "component-children"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let absorbs: [DiagnosticID] = ["component-no-content"]
  static let documentation = RuleDocumentation(
    summary: "Nodes inside a component, such as an image inside a button.",
    why: "Components are leaves. Nodes inside a component are never drawn, and the app shows no error.",
    bad: #"""
      {
        "id": "tasks",
        "root": {
          "children": [
            { "type": "button", "text": "Done", "actions": { "onTap": { "type": "dismiss" } },
              «"children"»: [{ "type": "image", "image": { "sfsymbol": "checkmark" } }] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "root": {
          "children": [
            { "type": "button", "text": "Done", "actions": { "onTap": { "type": "dismiss" } },
              "image": { "sfsymbol": "checkmark" } }
          ]
        }
      }
      """#,
    fix: "Make a single `image` the button's own")
}
