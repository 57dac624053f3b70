import Diagnostics

/// A request without a valid method.
enum RequestMethod: Rule {
  static let id: DiagnosticID = "request-method"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A request whose `method` is missing or unknown.",
    why: """
      Unless `method` is `GET`, `POST`, `PUT`, `PATCH` or `DELETE`, nothing is sent, and not even \
      `errorPath` is set.
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
    fix: "Replace it with the intended method, or add `GET`")
}
