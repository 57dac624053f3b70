import CladsDocument
import Diagnostics
import JSONSyntax

/// An expression inside a value that is stored as written.
enum ExprNested {
  static let rule = Rule(
    "expr-nested", .warning, .actions, checks: .action(check),
    summary: "A `$expr` inside an array or object that an action stores.",
    why: """
      `$expr` is evaluated only as the whole value; deeper inside, the object with `$expr` is stored as \
      written.
      """,
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0, "log": { "visits": 0 } },
        "root": {
          "actions": {
            "onAppear": {
              "type": "setState", "path": "log", "value": { "visits": { «"$expr"»: "count + 1" } }
            }
          },
          "children": [ { "type": "label", "text": "${log.visits} visits after ${count}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "counter",
        "state": { "count": 0, "log": { "visits": 0 } },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "log.visits", "value": { "$expr": "count + 1" } }
          },
          "children": [ { "type": "label", "text": "${log.visits} visits after ${count}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    switch action.storedValue {
    case .literal(.objectValue), .literal(.arrayValue): break
    default: return
    }
    guard let value = context.storedValue(of: action) else { return }
    context.view.forEachString(below: value) { text in
      guard let member = context.view.member(owning: text), context.view.isExpression(member) else { return }
      context.report(
        RuleFinding(
          at: context.view.range(context.view.name(of: member)),
          "`\(Document.SetValue.expressionKey)` is evaluated only as the whole value",
          consequence: "the object is stored as written",
          help: "set each path with a separate action"))
    }
  }
}
