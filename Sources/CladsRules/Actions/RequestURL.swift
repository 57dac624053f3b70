import Diagnostics

/// A request without an absolute URL.
enum RequestURL: Rule {
  static let id: DiagnosticID = "request-url"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A request whose `url` is missing, empty or relative.",
    why: """
      Without a URL, nothing is sent. A relative URL fails every time, because a document has no base URL.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": «"example.com/joke"»,
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
    fix: "Add `https://`")
}
