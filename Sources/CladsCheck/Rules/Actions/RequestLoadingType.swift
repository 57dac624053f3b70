import CladsDocument
import Diagnostics
import JSONSyntax

/// A `loadingPath` to state that is not a boolean.
enum RequestLoadingType {
  static let rule = Rule(
    "request-loading-type", .warning, .actions, checks: .action(check),
    summary: "A `loadingPath` to state that is not initially a boolean.",
    why: "The request stores `true` and `false` there, and the original value is lost.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "busy": "no", "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": "joke", "errorPath": "failure", "loadingPath": «"busy"»
            }
          },
          "children": [ { "type": "label", "text": "${busy}${joke.text}${failure.message}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "busy": false, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": "joke", "errorPath": "failure", "loadingPath": "busy"
            }
          },
          "children": [ { "type": "label", "text": "${busy ? 'One moment' : ''}${joke.text}${failure.message}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, let path = request.loadingPath,
      let value = context.state.initialValue(atPath: path),
      let node = context.valueNode(\.loadingPath, of: request), context.view.isCompleteString(node)
    else { return }
    if case .boolValue = value { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(path)` is declared as \(value.phrase), not as a boolean",
        consequence: "the request sets it to `true` while it runs, and to `false` afterwards",
        help: "declare it as `false`, or use another path"))
  }
}
