import Diagnostics

/// A content type that does not exist, or a header that the body overwrites.
enum RequestContentType: Rule {
  static let id: DiagnosticID = "request-content-type"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.fallsBack(to: "`json`")
  static let documentation = RuleDocumentation(
    summary: """
      A `contentType` other than `json` and `formUrlEncoded`, or a `Content-Type` header beside a body.
      """,
    why: """
      The body is written as JSON unless `contentType` says `formUrlEncoded`, and it sets the header \
      itself.
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
    fix: "Replace it with the type that was meant, or delete the header")
}
