import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Two body fields with the same name.
enum RequestParamDuplicate {
  static let rule = Rule(
    "request-param-duplicate", .warning, .actions, checks: .action(check),
    summary: "Two fields with the same name in the body of a request.",
    why: "Only the last value is sent.",
    bad: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ], "title": "", "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "POST", "url": "https://example.com/orders",
              "body": [ { "path": "title" }, { "path": "titles.0", "as": «"title"» } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${titles.0}${title}${failure.message}" } ]
        }
      }
      """#,
    good: .replacing(#"s": "title""#, with: #"s": "first""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    var seen: [String: Document.RequestParameter] = [:]
    for part in request.body ?? [] {
      guard let name = part.name ?? part.path?.split(separator: ".").last.map(String.init) else { continue }
      guard let first = seen[name] else {
        seen[name] = part
        continue
      }
      context.report(
        RuleFinding(
          at: nameRange(of: part, context), "the body already has a field named `\(name)`",
          consequence: "only the last value is sent", help: "give this field another name",
          related: [Related("first used here", at: nameRange(of: first, context))]))
    }
  }

  private static func nameRange(of part: Document.RequestParameter, _ context: RuleContext) -> TextRange {
    context.value(\.name, of: part) ?? context.value(\.path, of: part) ?? part.origin.range
  }
}
