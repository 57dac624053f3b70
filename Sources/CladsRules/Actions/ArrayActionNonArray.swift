import CladsDocument
import Diagnostics
import JSONSyntax

/// A change of a list at a path that holds something else.
enum ArrayActionNonArray: ActionRule {
  static let id: DiagnosticID = "array-action-non-array"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An action on a list at a path that is declared as something else.",
    why: "What is there is replaced by a list, or nothing happens.",
    bad: #"""
      {
        "id": "tags",
        "state": { "tags": "none" },
        "root": {
          "actions": { "onAppear": { "type": "appendToArray", "path": «"tags"», "value": "new" } },
          "children": [ { "type": "label", "text": "Tags: ${tags}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "tags",
        "state": { "tags": [] },
        "root": {
          "actions": { "onAppear": { "type": "appendToArray", "path": "tags", "value": "new" } },
          "children": [ { "type": "label", "text": "${tags.count} tags" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .array(let array) = action.payload, let path = array.path,
      let value = context.initialValue(atPath: path), let node = context.valueNode(\.path, of: array),
      context.isTyped(node)
    else { return }
    if case .arrayValue = value { return }
    context.report(
      Finding(
        id, at: context.view.range(node), "`\(path)` is \(value.phrase), not a list",
        consequence: array.kind == .removeFromArray
          ? "nothing is removed" : "what is there is replaced by a list",
        help: "declare it as a list: `[]`"))
  }
}
