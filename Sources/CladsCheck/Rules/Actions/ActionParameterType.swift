import Diagnostics

/// An action parameter of the wrong type.
enum ActionParameterType: Rule {
  static let id: DiagnosticID = "action-parameter-type"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "An action parameter of the wrong type.",
    why: """
      The parameters of array actions and requests are not checked when the document is decoded. When the \
      action runs, it ignores the parameter or does nothing at all.
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
    fix: "Convert the value to the right type, where possible")
}
