import Diagnostics

/// Request fields that are not an array of objects.
enum RequestBodyShape: Rule {
  static let id: DiagnosticID = "request-body-shape"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A `body`, `queryParams` or `headers` that is not an array of objects.",
    why: """
      The fields of a request are an array with one object each. Anything else is ignored as a whole, and \
      the request is sent without it.
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
    fix: "Convert the object to an array of fields")
}
