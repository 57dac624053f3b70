import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A `removeFromArray` of `"*"`, which is meant to remove everything.
enum ArrayRemoveAll {
  static let rule = Rule(
    "array-remove-all", .warning, .actions, .doesNothing, checks: .action(check),
    summary: "A `removeFromArray` whose `value` is `*`.",
    why: "`*` is no wildcard: only elements that are the text `*` are removed.",
    bad: .compactScreen(
      "tags", state: #"{ "tags": ["new"] }"#,
      onAppear: #"{ "type": "removeFromArray", "path": "tags", "value": «"*"» }"#,
      #"{ "type": "label", "text": "${tags.count} tags" }"#),
    fix: "Change it to a `clearArray`", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    let table = Document.ArrayAction.table
    guard case .array(let array) = action, array.kind == .removeFromArray, array.index == nil,
      case .literal(.stringValue("*"))? = action.storedValue,
      let node = table.value(of: \.value, in: array.origin.node, context.view),
      let path = array.path, !contains(path, context)
    else { return }
    let clear = StringLiteral.quoted(Document.ArrayActionKind.clearArray.rawValue)
    let removals = context.deletion(\.value, of: array).flatMap(\.edits)
    let type = action.typeNode(in: context.view)
    context.report(
      RuleFinding(
        at: context.view.range(node), "`*` is no wildcard: it removes only elements that are `*`",
        effect: rule.description.effect, help: "write `\"type\": \(clear)` to remove all elements",
        fixes: type.map { type in
          [
            QuickFix(
              "Change it to a `\(Document.ArrayActionKind.clearArray.rawValue)`",
              edits: removals + [TextEdit(range: context.view.range(type), newText: clear)])
          ]
        } ?? []))
  }

  private static func contains(_ path: String, _ context: RuleContext) -> Bool {
    guard case .arrayValue(let elements)? = context.state.initialValue(atPath: path) else { return false }
    return elements.contains(.stringValue("*"))
  }
}
