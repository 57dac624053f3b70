import CladsDocument
import Diagnostics
import JSONSyntax

/// A `cancelRequest` that cancels every request.
enum CancelAnonymous {
  static let rule = Rule(
    "cancel-anonymous", .info, .actions, checks: .action(check),
    summary: "A `cancelRequest` without `requestId` in a document with several requests.",
    why: "It cancels every running request of the document.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "news": null, "failure": null },
        "actions": {
          "stop": { "type": «"cancelRequest"» },
          "joke": {
            "type": "request", "method": "GET", "url": "https://example.com/joke", "requestId": "joke",
            "responsePath": "joke", "errorPath": "failure"
          },
          "news": {
            "type": "request", "method": "GET", "url": "https://example.com/news",
            "responsePath": "news", "errorPath": "failure"
          }
        },
        "root": {
          "actions": { "onAppear": "joke", "onDisappear": "stop" },
          "children": [
            { "type": "button", "text": "News", "actions": { "onTap": "news" } },
            { "type": "label", "text": "${joke.text}${news.text}${failure.message}" }
          ]
        }
      }
      """#,
    good: .replacing(#""cancelRequest""#, with: #""cancelRequest", "requestId": "joke""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .cancelRequest(let cancel) = action, cancel.requestId == nil,
      context.member(\.requestId, of: cancel) == nil, context.isSettled(action.origin.node),
      let type = action.typeNode(in: context.view), context.actions.all.count(where: \.isRequest) > 1
    else { return }
    let key = context.name(\Document.CancelRequestAction.requestId)
    context.report(
      RuleFinding(
        at: context.view.range(type), "without `\(key)`, all running requests are canceled",
        help: "add `\(key)` to cancel a single request"))
  }
}

extension Document.Action {
  fileprivate var isRequest: Bool {
    if case .request = self { true } else { false }
  }
}
