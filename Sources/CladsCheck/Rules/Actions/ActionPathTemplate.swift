import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in the path of an action.
enum ActionPathTemplate {
  static let rule = Rule(
    "action-path-template", .error, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in a state path that an action reads or writes.",
    why: "Paths are never interpolated: the app reads or writes a key that is literally named `${…}`.",
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "«${count}»", "value": { "$expr": "count + 1" } }
          },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    fix: "Write the path without `${` and `}`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    switch action {
    case .setState(let action): check(action.path, \.path, of: action, context)
    case .toggleState(let action): check(action.path, \.path, of: action, context)
    case .array(let action): check(action.path, \.path, of: action, context)
    case .request(let request):
      check(request.loadingPath, \.loadingPath, of: request, context)
      check(request.responsePath, \.responsePath, of: request, context)
      check(request.errorPath, \.errorPath, of: request, context)
      for header in request.headers ?? [] { check(header.path, \.path, of: header, context) }
      for part in request.queryParams ?? [] { check(part.path, \.path, of: part, context) }
      for part in request.body ?? [] { check(part.path, \.path, of: part, context) }
    default: return
    }
  }

  private static func check<Part: Described>(
    _ path: String?, _ key: PartialKeyPath<Part>, of part: Part, _ context: RuleContext
  ) {
    guard let path, Template.containsPlaceholder(path), let node = context.valueNode(key, of: part) else {
      return
    }
    let name = context.view.solePath(in: node)
    context.report(
      RuleFinding(
        at: context.view.placeholder(in: node) ?? context.view.range(node),
        "a state path is not interpolated",
        consequence: "the app takes the path `\(path)` literally",
        help: name.map { "write the path itself: `\($0)`" } ?? "write a fixed path",
        fixes: name.map {
          context.replacement("Write `\($0)`", of: context.view.range(node), with: StringLiteral.quoted($0))
        } ?? []))
  }
}
