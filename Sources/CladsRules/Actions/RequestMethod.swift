import Diagnostics

/// A request with no method that exists.
enum RequestMethod: Rule {
  static let id: DiagnosticID = "request-method"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A request whose `method` is missing or unknown.",
    why: """
      Without one of `GET`, `POST`, `PUT`, `PATCH` and `DELETE` nothing is sent, and not even the error \
      path is set.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": «"FETCH"», "url": "https://example.com/joke",
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Replace it with the method that was meant, or add `GET`")
}
