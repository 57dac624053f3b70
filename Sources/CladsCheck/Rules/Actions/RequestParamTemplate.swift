import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in a literal that is sent.
enum RequestParamTemplate {
  static let rule = Rule(
    "request-param-template", .warning, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in a field's `literal`.",
    why: "Literals are sent as written; a `path` sends the value from the state.",
    bad: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ], "title": "", "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "POST", "url": "https://example.com/orders",
              "body": [ { "literal": "«${title}»", "as": "title" } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${titles.0}${title}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#""literal": "${title}", "as""#, with: #""path""#),
    fix: "Send the value at the path")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.parameters {
      guard case .stringValue? = part.literal, let node = context.valueNode(\.literal, of: part),
        let range = context.view.placeholder(in: node), context.view.isCompleteString(node)
      else { continue }
      let key = context.name(\Document.RequestParameter.path)
      let path = context.view.solePath(in: node)
      context.report(
        RuleFinding(
          at: range,
          "`${}` is not interpolated in a `\(context.name(\Document.RequestParameter.literal))`",
          consequence: "the app sends the string as written",
          help: path.map { "write `\"\(key)\": \"\($0)\"` instead" }
            ?? "store the finished string in the state, and send it with `\(key)`",
          fixes: fixes(path, key, part, node, context)))
    }
  }

  private static func fixes(
    _ path: String?, _ key: String, _ part: Document.RequestParameter, _ node: RecordIndex,
    _ context: RuleContext
  ) -> [QuickFix] {
    guard let path, part.path == nil, let member = context.view.member(owning: node) else { return [] }
    return context.replacement(
      "Send the value at the path", of: context.view.range(member),
      with: "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(path))")
  }
}
