import CladsDocument
import Diagnostics
import JSONSyntax

/// A body in a `GET` request.
enum RequestBodyGet {
  static let rule = Rule(
    "request-body-get", .warning, .actions, checks: .action(check),
    summary: "A `body` in a `GET` request.",
    why: "The app sends the body, but most servers ignore it. Query parameters belong in `queryParams`.",
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
    fix: "Rename `body` to `queryParams`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, request.method == .get, request.body?.isEmpty == false,
      let key = context.key(\.body, of: request)
    else { return }
    let query = context.name(\Document.RequestAction.queryParams)
    context.report(
      RuleFinding(
        at: key, "this `\(Document.HTTPMethod.get.rawValue)` request has a body",
        consequence: "the app sends it, but most servers ignore it",
        help: "use `\(query)`, or a different method",
        fixes: context.member(\.queryParams, of: request) == nil
          ? context.replacement("Rename to `\(query)`", of: key, with: StringLiteral.quoted(query)) : []))
  }
}
