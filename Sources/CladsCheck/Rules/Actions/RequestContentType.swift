import Diagnostics

/// An unknown content type, or a header that the body overrides.
enum RequestContentType: Rule {
  static let id: DiagnosticID = "request-content-type"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.fallsBack(to: "`json`")
  static let documentation = RuleDocumentation(
    summary: """
      A `contentType` other than `json` and `formUrlEncoded`, or a `Content-Type` header in a request with \
      a body.
      """,
    why: """
      The body is sent as JSON unless `contentType` is `formUrlEncoded`, and it sets the `Content-Type` \
      header itself.
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
              "body": [{ "path": "name" }], "contentType": «"form"» } } }
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
              "body": [{ "path": "name" }], "contentType": "formUrlEncoded" } } }
          ]
        }
      }
      """#,
    fix: "Replace it with the intended content type, or delete the header")
}
