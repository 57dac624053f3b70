import Diagnostics

/// Events on a node that cannot be tapped.
enum ContainerEvent: Rule {
  static let id: DiagnosticID = "container-event"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`actions` on a stack, a spacer, a `forEach` or a `sectionLayout`.",
    why: "Only buttons, images and custom components can be tapped. An action bound to a stack never runs.",
    bad: #"""
      {
        "id": "help",
        "root": {
          "children": [
            { "type": "hstack", «"actions"»: { "onTap": { "type": "dismiss" } },
              "children": [
                { "type": "image", "image": { "sfsymbol": "xmark" } }, { "type": "label", "text": "Close" }
              ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "help",
        "root": {
          "children": [
            { "type": "button", "image": { "sfsymbol": "xmark" }, "text": "Close",
              "actions": { "onTap": { "type": "dismiss" } } }
          ]
        }
      }
      """#,
    fix: "Delete the `actions`, which never run", fixLevel: .destructive)
}
