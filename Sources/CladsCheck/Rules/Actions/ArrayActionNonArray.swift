import CladsDocument
import Diagnostics
import JSONSyntax

/// An array action on state that is not an array.
enum ArrayActionNonArray {
  static let rule = Rule(
    "array-action-non-array", .warning, .actions, checks: .action(check),
    summary: "An array action on state that is declared as something other than an array.",
    why: "The action replaces the value with an array, or does nothing.",
    bad: .compactScreen(
      "tags", state: #"{ "tags": "none" }"#,
      onAppear: #"{ "type": "appendToArray", "path": «"tags"», "value": "new" }"#,
      #"{ "type": "label", "text": "Tags: ${tags}" }"#),
    good: .document(
      .compactScreen(
        "tags", state: #"{ "tags": [] }"#,
        onAppear: #"{ "type": "appendToArray", "path": "tags", "value": "new" }"#,
        #"{ "type": "label", "text": "${tags.count} tags" }"#)))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .array(let array) = action, let path = array.path,
      let value = context.state.initialValue(atPath: path), let node = context.valueNode(\.path, of: array),
      context.view.isCompleteString(node)
    else { return }
    if case .arrayValue = value { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(path)` is declared as \(value.phrase), not as an array",
        consequence: array.kind == .removeFromArray
          ? "nothing is removed" : "the action replaces the value with an array",
        help: "declare it as an array: `[]`"), sharing: path)
  }
}
