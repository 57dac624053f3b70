import Diagnostics

/// Fields of a request that are no list of objects.
enum RequestBodyShape: Rule {
  static let id: DiagnosticID = "request-body-shape"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A `body`, `queryParams` or `headers` that is not a list of objects.",
    why: """
      The fields of a request are a list, one object each. Anything else is ignored as a whole, and the \
      request is sent without it.
      """,
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "Ann", "failure": null },
        "root": {
          "children": [
            { "type": "textfield", "bind": "name", "placeholder": "Name" },
            { "type": "button", "text": "Save", "actions": { "onTap": { "type": "request", "method": "POST",
              "url": "https://example.com/profile", "errorPath": "failure",
              "body": «{ "name": "${name}" }» } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann", "failure": null },
        "root": {
          "children": [
            { "type": "textfield", "bind": "name", "placeholder": "Name" },
            { "type": "button", "text": "Save", "actions": { "onTap": { "type": "request", "method": "POST",
              "url": "https://example.com/profile", "errorPath": "failure",
              "body": [{ "path": "name", "as": "name" }] } } }
          ]
        }
      }
      """#,
    fix: "Write an object as a list of fields")
}
