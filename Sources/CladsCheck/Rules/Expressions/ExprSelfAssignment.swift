import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A `setState` that assigns a path to itself.
enum ExprSelfAssignment {
  static let rule = Rule(
    "expr-self-assignment", .hint, .expressions, .doesNothing, checks: .action(check),
    summary: "A `setState` whose value is the path it writes.",
    why: "The value does not change. Either another path was meant, or the action is redundant.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "likes", "value": { "$expr": «"likes"» } }
          },
          "children": [ { "type": "label", "text": "${likes}" } ]
        }
      }
      """#,
    good: .replacing(#"r": "likes""#, with: #"r": "likes + 1""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .setState(let set) = action, let path = set.path,
      case .expression(let source)? = set.value, let node = context.expressionText(\.value, of: set)
    else { return }
    let (target, value) = (Keypath.parse(path), Keypath.parse(source))
    guard !target.components.isEmpty, target == value else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(path)` is set to its own value", effect: rule.description.effect,
        help: "write the new value", tags: [.unnecessary]))
  }
}
