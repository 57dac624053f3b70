import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An action that is written again and again.
enum InlineActionDuplicate: DocumentRule {
  static let id: DiagnosticID = "inline-action-duplicate"
  static let severity = Severity.hint
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "The same action with parameters, written in place three times or more.",
    why: "A named action can be changed in one place.",
    bad: #"""
      {
        "id": "menu",
        "root": {
          "children": [
            { "type": "button", "text": "Tea", "actions": { "onTap": «{» "type": "navigate", "destination": "order" } } },
            { "type": "button", "text": "Milk", "actions": { "onTap": { "type": "navigate", "destination": "order" } } },
            { "type": "button", "text": "Soup", "actions": { "onTap": { "type": "navigate", "destination": "order" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "menu",
        "actions": { "order": { "type": "navigate", "destination": "order" } },
        "root": {
          "children": [
            { "type": "button", "text": "Tea", "actions": { "onTap": "order" } },
            { "type": "button", "text": "Milk", "actions": { "onTap": "order" } },
            { "type": "button", "text": "Soup", "actions": { "onTap": "order" } }
          ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    guard context.inlineActions.count > 2 else { return }
    var places: [String: [Document.Action]] = [:]
    var order: [String] = []
    for action in context.inlineActions where context.isSettled(action.origin.node) {
      let text = context.text(action.origin.range).filter { !$0.isWhitespace }
      guard text.contains(",") else { continue }
      if places[text] == nil { order.append(text) }
      places[text, default: []].append(action)
    }
    for text in order {
      guard let actions = places[text], actions.count > 2, let first = actions.first else { continue }
      context.report(
        Finding(
          id, at: context.view.openingBrace(of: first.origin.node),
          "this action is written \(actions.count) times",
          help: "give it a name in `\(context.name(\Document.Definition.actions))`, and write the name here",
          related: actions.dropFirst().map {
            Related("and here", at: context.view.openingBrace(of: $0.origin.node))
          }))
    }
  }
}

extension SyntaxView {
  /// The first sign of an object.
  fileprivate func openingBrace(of node: RecordIndex) -> TextRange {
    let start = range(node).start.utf8
    return TextRange(utf8: start, start + 1)
  }
}
