import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// Something in the initial state that looks as if it were computed.
enum StateExpressionValue: DocumentRule {
  static let id: DiagnosticID = "state-expression-value"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder or `$expr` in the initial `state`.",
    why: "The initial state is plain data: nothing in it is ever computed, the text is stored as it is.",
    bad: #"""
      {
        "id": "cart",
        "state": { "price": 5, "total": «"${price * 2}"» },
        "root": { "children": [ { "type": "label", "text": "Total: ${total}, each ${price}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "state": { "price": 5 },
        "root": { "children": [ { "type": "label", "text": "Total: ${price * 2}, each ${price}" } ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    guard !context.document.state.isEmpty, let state = context.valueNode(\.state, of: context.document) else {
      return
    }
    var end = state
    context.view.forEachString(below: state) { text in
      guard text >= end else { return }
      let isExpression = isExpression(text, context)
      guard isExpression || context.hasPlaceholder(text) else { return }
      let value = isExpression ? context.object(owning: text) ?? text : text
      end = context.view.indexAfter(value)
      report(value, isExpression: isExpression, context)
    }
  }

  private static func isExpression(_ text: RecordIndex, _ context: RuleContext) -> Bool {
    context.view.member(owning: text).map(context.view.isExpression) ?? false
  }

  private static func report(_ value: RecordIndex, isExpression: Bool, _ context: RuleContext) {
    context.report(
      Finding(
        id, at: context.view.range(value),
        isExpression
          ? "the initial state is never computed: this object is stored as it is"
          : "the initial state is never computed: the placeholder stays text",
        help: "compute it where it is shown, or set it in an action when the screen appears"))
  }
}
