import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An inline action that is repeated.
enum InlineActionDuplicate {
  static let rule = Rule(
    "inline-action-duplicate", .hint, .actions, checks: .document(check),
    summary: "The same inline action, with parameters, written three or more times.",
    why: "As a named action, it could be changed in one place.",
    bad: .screen(
      "menu",
      #"""
      { "type": "button", "text": "Tea", "actions": { "onTap": «{» "type": "navigate", "destination": "order" } } },
      { "type": "button", "text": "Milk", "actions": { "onTap": { "type": "navigate", "destination": "order" } } },
      { "type": "button", "text": "Soup", "actions": { "onTap": { "type": "navigate", "destination": "order" } } }
      """#),
    good: .document(
      .screen(
        "menu", actions: #"{ "order": { "type": "navigate", "destination": "order" } }"#,
        #"""
        { "type": "button", "text": "Tea", "actions": { "onTap": "order" } },
        { "type": "button", "text": "Milk", "actions": { "onTap": "order" } },
        { "type": "button", "text": "Soup", "actions": { "onTap": "order" } }
        """#)))

  static func check(_ context: RuleContext) {
    guard context.actions.inline.count > 2 else { return }
    var occurrences: [TextHash: [Document.Action]] = [:]
    var order: [TextHash] = []
    for action in context.actions.inline where !context.isCanceled() && context.isSettled(action.origin.node)
    {
      let range = action.origin.range
      let text = TextHash(context.view.bytes[range.start.utf8..<range.end.utf8])
      guard text.hasComma else { continue }
      if occurrences[text] == nil { order.append(text) }
      occurrences[text, default: []].append(action)
    }
    for text in order where !context.isCanceled() {
      guard let actions = occurrences[text], actions.count > 2, let first = actions.first else { continue }
      context.report(
        RuleFinding(
          at: context.view.openingBrace(of: first.origin.node),
          "this inline action is repeated \(actions.count) times",
          help: "declare it in `\(context.name(\Document.Definition.actions))` and use its id here",
          related: actions.dropFirst().map {
            Related("also here", at: context.view.openingBrace(of: $0.origin.node))
          }))
    }
  }
}

/// A hash of a text without its whitespace: 128 bits, so that different texts have different ones.
private struct TextHash: Hashable {
  private var one: UInt64 = 0xCBF2_9CE4_8422_2325
  private var other: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Whether the text has several members.
  private(set) var hasComma = false

  init(_ text: some Sequence<UInt8>) {
    for byte in text where byte > 0x20 {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01B3
      other = (other &+ UInt64(byte)) &* 0xD6E8_FEB8_6659_FD93
      other ^= other >> 32
      if byte == Byte.comma { hasComma = true }
    }
  }
}

extension SyntaxView {
  /// Returns the range of the opening brace of an object.
  fileprivate func openingBrace(of node: RecordIndex) -> TextRange {
    let start = range(node).start.utf8
    return TextRange(utf8: start, start + 1)
  }
}
