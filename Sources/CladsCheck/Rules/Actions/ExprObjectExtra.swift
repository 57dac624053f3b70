import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Other keys next to `$expr`.
enum ExprObjectExtra {
  static let rule = Rule(
    "expr-object-extra", .warning, .actions, .isIgnored, checks: .action(check),
    summary: "Other keys next to `$expr`.",
    why: "An object with `$expr` is replaced with the result of the expression; its other keys are dropped.",
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": {
            "onAppear": {
              "type": "setState", "path": "count", "value": { "$expr": "count + 1", «"default"»: 0 }
            }
          },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "count", "value": { "$expr": "count + 1" } }
          },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    fix: "Delete the other key", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .expression? = action.storedValue, let object = action.storedValueNode(context)
    else { return }
    for member in context.view.members(of: object) where !context.view.isExpression(member) {
      report(member, context)
    }
  }

  private static func report(_ member: RecordIndex, _ context: RuleContext) {
    let key = context.view.name(of: member)
    guard context.view.isCompleteString(key), !context.view.range(key).isEmpty else { return }
    context.report(
      RuleFinding(
        at: context.view.range(key),
        "`\(context.view.string(key))` is ignored: an object with `\(Document.SetValue.expressionKey)` "
          + "takes no other keys",
        effect: rule.description.effect,
        help: "delete it", fixes: context.deletion(of: member), tags: [.unnecessary]))
  }
}
