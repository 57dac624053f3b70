import CladsDocument
import Diagnostics

/// A request that the app logs.
enum RequestDebug: ActionRule {
  static let id: DiagnosticID = "request-debug"
  static let severity = Severity.info
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A request with `debug` switched on.",
    why: "The app logs the whole exchange and hides nothing in it but one header; it is easily left in.",
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
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": "joke", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#,
    fix: "Delete `debug`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action.payload, request.debug == true,
      let range = context.value(\.debug, of: request)
    else { return }
    context.report(
      Finding(
        id, at: range, "the app logs what this request sends and gets",
        consequence: "everything but the authorization header stands in the log",
        help: "delete it before you ship",
        fixes: context.deletion(\.debug, of: request)))
  }
}
