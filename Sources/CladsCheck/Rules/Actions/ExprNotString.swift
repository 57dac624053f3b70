import CladsDocument
import Diagnostics
import JSONSyntax

/// A `$expr` that is not a string.
enum ExprNotString {
  static let rule = Rule(
    "expr-not-string", .error, .actions, checks: .action(check),
    summary: "A `$expr` whose value is not a string.",
    why: "There is no expression to evaluate, so the object itself is stored.",
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "count", "value": { "$expr": «5» } }
          },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    good: .document(
      .compactScreen(
        "counter", state: #"{ "count": 0 }"#,
        onAppear: #"{ "type": "setState", "path": "count", "value": 5 }"#,
        #"{ "type": "label", "text": "${count} visits" }"#)),
    fix: "Store the value itself")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .literal(.objectValue(let members))? = action.storedValue,
      members[Document.SetValue.expressionKey] != nil, let object = context.storedValue(of: action),
      let member = context.view.member(named: Document.SetValue.expressionKey, of: object),
      let value = context.view.value(of: member), context.view.kind(value) != .string
    else { return }
    let isAlone = context.view.end(of: member) == context.view.end(of: object) && members.count == 1
    context.report(
      RuleFinding(
        at: context.view.range(value),
        "`\(Document.SetValue.expressionKey)` must be a string, not \(context.view.phrase(of: value))",
        consequence: "the object itself is stored",
        help: "write the value itself, or an expression in quotes",
        fixes: context.view.onlyElement(of: value).flatMap { context.view.kind($0) == .string ? $0 : nil }.map
        {
          context.replacement(
            "Take it out of the array", of: context.view.range(value), with: context.view.text(of: $0))
        }
          ?? (isAlone
            ? context.replacement(
              "Store the value itself", of: context.view.range(object),
              with: context.text(context.view.range(value)))
            : [])))
  }
}
