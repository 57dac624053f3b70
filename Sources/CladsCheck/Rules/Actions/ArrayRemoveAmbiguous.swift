import CladsDocument
import Diagnostics

/// A `removeFromArray` that names its element twice.
enum ArrayRemoveAmbiguous {
  static let rule = Rule(
    "array-remove-ambiguous", .warning, .actions, .isIgnored, checks: .action(check),
    summary: "A `removeFromArray` with both `index` and `value`.",
    why: "`index` takes precedence, and `value` is ignored.",
    bad: #"""
      {
        "id": "tags",
        "state": { "tags": ["a", "b"] },
        "root": {
          "actions": {
            "onAppear": { "type": "removeFromArray", "path": "tags", "index": 0, «"value"»: "b" }
          },
          "children": [ { "type": "label", "text": "${tags.count} tags" } ]
        }
      }
      """#,
    good: .document(
      .compactScreen(
        "tags", state: #"{ "tags": ["a", "b"] }"#,
        onAppear: #"{ "type": "removeFromArray", "path": "tags", "value": "b" }"#,
        #"{ "type": "label", "text": "${tags.count} tags" }"#)),
    fix: "Delete `value`", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .array(let array) = action, array.kind == .removeFromArray, array.index != nil,
      array.value != nil, let key = context.key(\.value, of: array)
    else { return }
    let (index, value) = (
      context.name(\Document.ArrayAction.index), context.name(\Document.ArrayAction.value)
    )
    context.report(
      RuleFinding(
        at: key, "`\(value)` is ignored: `\(index)` takes precedence", effect: rule.description.effect,
        help: "delete one of them",
        fixes: context.deletion(\.value, of: array) + context.deletion(\.index, of: array)))
  }
}
