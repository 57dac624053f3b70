import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Two fields of one name.
enum RequestParamDuplicate: ActionRule {
  static let id: DiagnosticID = "request-param-duplicate"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "Two fields in the body of a request that have the same name.",
    why: "Only one of the two values is sent.",
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
    good: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ], "title": "", "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "POST", "url": "https://example.com/orders",
              "body": [ { "path": "title" }, { "path": "titles.0", "as": "first" } ], "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${titles.0}${title}${failure.message}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action.payload else { return }
    var seen: [String: Document.RequestParameter] = [:]
    for part in request.body ?? [] {
      guard let name = part.name ?? part.path?.split(separator: ".").last.map(String.init) else { continue }
      guard let first = seen[name] else {
        seen[name] = part
        continue
      }
      context.report(
        Finding(
          id, at: place(of: part, context), "the body already has a field called `\(name)`",
          consequence: "only one of the two values is sent", help: "give it another name",
          related: [Related("the first one", at: place(of: first, context))]))
    }
  }

  private static func place(of part: Document.RequestParameter, _ context: RuleContext) -> TextRange {
    context.value(\.name, of: part) ?? context.value(\.path, of: part) ?? part.origin.range
  }
}
