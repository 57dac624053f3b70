import Diagnostics

/// A header without a name or a value.
enum RequestHeader: Rule {
  static let id: DiagnosticID = "request-header"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A header without `name`, or with neither `value` nor `path`.",
    why: "A header that is not complete is left out, and the request is sent without it.",
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": "https://example.com/joke",
            "headers": [«{» "name": "Accept-Language" }],
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
            "headers": [{ "name": "Accept-Language", "value": "en" }],
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Add what is missing, to be filled in")
}
