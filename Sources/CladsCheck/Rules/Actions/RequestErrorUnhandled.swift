import CladsDocument
import Diagnostics
import JSONSyntax

/// A request whose failure goes unnoticed.
enum RequestErrorUnhandled {
  static let rule = Rule(
    "request-error-unhandled", .info, .actions, checks: .action(check),
    summary: "A request with neither `errorPath` nor `onError`.",
    why: "When it fails, the user sees no error: the screen looks as if it were still loading.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": «"request"», "method": "GET", "url": "https://example.com/joke", "responsePath": "joke"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke", "responsePath": "joke",
              "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, request.errorPath == nil, request.onError == nil,
      context.isSettled(request.origin.node), context.member(\.errorPath, of: request) == nil,
      context.member(\.onError, of: request) == nil, let type = action.typeNode(in: context.view)
    else { return }
    let (path, event) = (
      context.name(\Document.RequestAction.errorPath), context.name(\Document.RequestAction.onError)
    )
    context.report(
      RuleFinding(
        at: context.view.range(type), "this request does not handle failure",
        consequence: "the user does not notice when it fails",
        help: "add `\(path)` and show its `\(DocumentErrors.message)`, or add `\(event)`"))
  }
}
