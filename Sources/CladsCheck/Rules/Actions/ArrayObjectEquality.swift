import CladsDocument
import Diagnostics

/// An object or array that an array action looks for.
enum ArrayObjectEquality {
  static let rule = Rule(
    "array-object-equality", .warning, .actions, checks: .action(check),
    summary: "An object or array as the `value` that `removeFromArray` or `toggleInArray` looks for.",
    why: """
      Objects and arrays never equal anything, not even themselves: nothing is removed, and toggling always \
      appends.
      """,
    bad: #"""
      {
        "id": "cart",
        "state": { "cart": [] },
        "root": {
          "actions": {
            "onAppear": { "type": "toggleInArray", "path": "cart", "value": «{ "id": 7 }» }
          },
          "children": [ { "type": "label", "text": "${cart.count} things" } ]
        }
      }
      """#,
    good: .document(
      .compactScreen(
        "cart", state: #"{ "cart": [] }"#,
        onAppear: #"{ "type": "toggleInArray", "path": "cart", "value": 7 }"#,
        #"{ "type": "label", "text": "${cart.count} things" }"#)))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .array(let array) = action,
      array.kind == .toggleInArray || array.kind == .removeFromArray,
      array.index == nil
    else { return }
    switch array.value {
    case .literal(.objectValue(let members)):
      // `expr-not-string` reports an object with an invalid `$expr`.
      if members[Document.SetValue.expressionKey] != nil { return }
    case .literal(.arrayValue): break
    default: return
    }
    guard let range = context.value(\.value, of: array) else { return }
    let isToggle = array.kind == .toggleInArray
    context.report(
      RuleFinding(
        at: range, "an object or array never equals an element",
        consequence: isToggle
          ? "the value is appended each time and never removed" : "nothing is ever removed",
        help: isToggle
          ? "store strings or numbers in the array, such as ids" : "remove the element by `index`"))
  }
}
