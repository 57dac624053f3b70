import Diagnostics

/// A timeout that is not a sensible number of seconds.
enum RequestTimeout: Rule {
  static let id: DiagnosticID = "request-timeout"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.fallsBack(to: "30 seconds")
  static let documentation = RuleDocumentation(
    summary: "A `timeout` that is not a whole number of seconds from 1 to 600.",
    why: """
      A fraction or a string is ignored, and the app waits 30 seconds. No user waits longer than ten \
      minutes.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": "https://example.com/joke", "timeout": «2.5»,
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
            "method": "GET", "url": "https://example.com/joke", "timeout": 3,
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Round it")
}
