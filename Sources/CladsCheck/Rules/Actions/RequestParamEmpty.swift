import CladsDocument
import Diagnostics

/// A request parameter without a value.
enum RequestParamEmpty {
  static let rule = Rule(
    "request-param-empty", .warning, .actions, .isIgnored, checks: .action(check),
    summary: "A query parameter or body field with neither `path` nor `literal`.",
    why: "It is left out of the request.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "", "failure": null },
        "root": {
          "actions": {
            "onDisappear": {
              "type": "request", "method": "POST", "url": "https://example.com/users",
              "body": [ { "path": "name" }, «{» "as": "source" } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "Hello, ${name}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#""source""#, with: #""source", "literal": "app""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.parameters where part.path == nil && part.literal == nil {
      guard context.isSettled(part.origin.node), context.member(\.path, of: part) == nil,
        context.member(\.literal, of: part) == nil, !context.hasUnknownKeys(part)
      else { continue }
      let (path, literal) = (
        context.name(\Document.RequestParameter.path), context.name(\Document.RequestParameter.literal)
      )
      context.report(
        RuleFinding(
          at: context.head(of: part.origin.node), "`\(path)` or `\(literal)` is required in a parameter",
          effect: rule.description.effect,
          help: "add the state path or the fixed value to send"
        ).lacking(\Document.RequestParameter.path, \.literal, in: part.origin, context))
    }
  }
}
