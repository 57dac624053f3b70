import CladsDocument
import Diagnostics
import JSONSyntax

/// A body of a request that only fetches.
enum RequestBodyGet: ActionRule {
  static let id: DiagnosticID = "request-body-get"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `body` in a `GET` request.",
    why: """
      The app sends it, but servers do not look for a body there; what is asked for belongs in the \
      address.
      """,
    bad: #"""
      {
        "id": "search",
        "state": { "query": "", "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search",
              «"body"»: [ { "path": "query" } ], "responsePath": "found", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "search",
        "state": { "query": "", "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search",
              "queryParams": [ { "path": "query" } ], "responsePath": "found", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    fix: "Rename `body` to `queryParams`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action.payload, request.method == .get, request.body?.isEmpty == false,
      let key = context.key(\.body, of: request)
    else { return }
    let query = context.name(\Document.RequestAction.queryParams)
    context.report(
      Finding(
        id, at: key, "a `\(Document.HTTPMethod.get.rawValue)` request with a body",
        consequence: "the app sends the body, and most servers ignore it",
        help: "use `\(query)`, or another method",
        fixes: context.member(\.queryParams, of: request) == nil
          ? context.replacement("Rename to `\(query)`", of: key, with: StringLiteral.quoted(query)) : []))
  }
}
