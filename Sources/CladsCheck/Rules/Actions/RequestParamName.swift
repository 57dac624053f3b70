import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A request field with an accidental name.
enum RequestParamName {
  static let rule = Rule(
    "request-param-name", .warning, .actions, checks: .action(check),
    summary: "A request field without `as` whose name comes out as `value` or as a number.",
    why: "Without `as`, a field is named after the last segment of its path, or `value` if it is a literal.",
    bad: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ], "title": "", "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "POST", "url": "https://example.com/orders",
              "body": [ «{» "literal": "web" } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${titles.0}${title}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#""web""#, with: #""web", "as": "source""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.parameters where part.name == nil && context.isSettled(part.origin.node) {
      // A name that is no string has a finding of its own.
      guard part.path != nil || part.literal != nil, !context.hasUnknownKeys(part),
        context.valueNode(\.name, of: part).map({ context.view.kind($0) == .null }) ?? true,
        let name = accidentalName(of: part)
      else { continue }
      let key = context.name(\Document.RequestParameter.name)
      context.report(
        RuleFinding(
          at: context.head(of: part.origin.node), "without `\(key)`, this field is named `\(name)`",
          help: "add `\(key)` with the intended name",
          fixes: context.insertion("Add `\(key)`", of: "\"\(key)\": \"\(name)\"", into: part.origin.node)))
    }
  }

  private static func accidentalName(of part: Document.RequestParameter) -> String? {
    guard let path = part.path else { return "value" }
    guard case .index? = Keypath.parse(path).components.last else { return nil }
    return Document.RequestParameter.defaultName(ofPath: path)
  }
}
