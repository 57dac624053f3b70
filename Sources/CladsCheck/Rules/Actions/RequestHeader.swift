import Diagnostics

/// A header without a name or a value.
enum RequestHeader: Rule {
  static let id: DiagnosticID = "request-header"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A header without a `name`, or with neither `value` nor `path`.",
    why: "An incomplete header is left out, and the request is sent without it.",
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
    fix: "Add the missing key, to be filled in")
}
