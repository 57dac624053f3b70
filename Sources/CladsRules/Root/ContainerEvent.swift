import Diagnostics

/// Events on something that cannot be tapped.
enum ContainerEvent: Rule {
  static let id: DiagnosticID = "container-event"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "Events on a stack, a spacer, a `forEach` or a `sectionLayout`.",
    why: """
      Only buttons, images and the components of the app can be tapped. What is bound to a stack never \
      runs.
      """,
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
    fix: "Delete the events, which never run")
}
