import CladsDocument
import Diagnostics
import JSONSyntax

/// A request parameter with two values.
enum RequestParamBoth {
  static let rule = Rule(
    "request-param-both", .warning, .actions, .isIgnored, checks: .action(check),
    summary: "A query parameter or body field with both `path` and `literal`.",
    why: "`literal` takes precedence, and the state is not read.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "", "failure": null },
        "root": {
          "actions": {
            "onDisappear": {
              "type": "request", "method": "POST", "url": "https://example.com/users",
              "body": [ { «"path"»: "name", "as": "name", "literal": "Ann" } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "Hello, ${name}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#""name", "as": "name", "literal": "Ann""#, with: #""name""#),
    fix: "Delete `path`", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.parameters where part.literal != nil {
      guard let path = part.path, let member = context.member(\.path, of: part) else { continue }
      let (pathKey, literal) = (
        context.name(\Document.RequestParameter.path), context.name(\Document.RequestParameter.literal)
      )
      context.report(
        RuleFinding(
          at: context.view.range(context.view.name(of: member)),
          part.name == nil
            ? "`\(pathKey)` only names this field: its value is `\(literal)`"
            : "`\(pathKey)` is ignored: `\(literal)` takes precedence",
          effect: part.name == nil ? .none : rule.description.effect, help: "delete one of them",
          fixes: (part.name == nil ? naming(member, path, context) : context.deletion(of: member))
            + context.deletion(\.literal, of: part)))
    }
  }

  /// Returns the fix that replaces `path` with a name: a field without one takes the last segment of its
  /// path.
  private static func naming(_ member: RecordIndex, _ path: String, _ context: RuleContext) -> [QuickFix] {
    guard let name = path.split(separator: ".").last else { return context.deletion(of: member) }
    let key = context.name(\Document.RequestParameter.name)
    return context.replacement(
      "Replace with `\"\(key)\": \"\(name)\"`", of: context.view.range(member),
      with: "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(String(name)))")
  }
}
