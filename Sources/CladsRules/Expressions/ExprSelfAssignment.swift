import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// State that is set to what it is.
enum ExprSelfAssignment: ActionRule {
  static let id: DiagnosticID = "expr-self-assignment"
  static let severity = Severity.hint
  static let group = RuleGroup.expressions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A `setState` that stores at a path what is there.",
    why: "Nothing changes. Another path was meant, or the action can go.",
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
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "likes", "value": { "$expr": "likes + 1" } }
          },
          "children": [ { "type": "label", "text": "${likes}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .setState(let set) = action.payload, let path = set.path,
      case .expression(let source, let node)? = set.value
    else { return }
    let (target, value) = (Keypath.parse(path), Keypath.parse(source))
    guard !target.components.isEmpty, target == value else { return }
    context.report(
      Finding(
        id, at: context.view.range(node), "`\(path)` is set to what it is", effect: effect,
        help: "write what it should become", tags: [.unnecessary]))
  }
}
