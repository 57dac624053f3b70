import Diagnostics

/// An inline action as the callback of a request.
enum CallbackInline: Rule {
  static let id: DiagnosticID = "callback-inline"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An inline action in a request's `onSuccess` or `onError`.",
    why: """
      A callback is the id of a named action. An inline action is ignored, so nothing runs after the \
      request.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": «{ "type": "showAlert", "title": "Offline" }» } },
          "children": [{ "type": "label", "text": "${joke.text}" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "joke",
        "state": { "joke": null },
        "actions": { "failed": { "type": "showAlert", "title": "Offline" } },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": "failed" } },
          "children": [{ "type": "label", "text": "${joke.text}" }]
        }
      }
      """#)
}
