import CladsDocument
import Diagnostics

/// A request that the app logs.
enum RequestDebug {
  static let rule = Rule(
    "request-debug", .info, .actions, checks: .action(check),
    summary: "A request with `debug` enabled.",
    why: """
      The app logs the whole exchange, masking only the `Authorization` header, and the flag is easily left \
      in by mistake.
      """,
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke", "debug": «true»,
              "responsePath": "joke", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#" "debug": true,"#, with: ""),
    fix: "Delete `debug`", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, request.debug == true,
      let range = context.value(\.debug, of: request)
    else { return }
    context.report(
      RuleFinding(
        at: range, "the app logs this request and its response",
        consequence: "everything except the `Authorization` header appears in the log",
        help: "delete it before you ship",
        fixes: context.deletion(\.debug, of: request)))
  }
}
