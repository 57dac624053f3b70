import Diagnostics

/// A parameter of another type than the action takes.
enum ActionParameterType: Rule {
  static let id: DiagnosticID = "action-parameter-type"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A parameter of another type than the action takes.",
    why: """
      Array actions and requests are not checked when the document is read. They ignore the parameter \
      when they run, or do nothing at all.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "requestId": «7», "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "requestId": "7", "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Write the same value in the right type, where there is one")
}
