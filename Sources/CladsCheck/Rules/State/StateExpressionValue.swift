import CladsDocument
import Diagnostics
import JSONSyntax

/// A placeholder or an expression in the initial state.
enum StateExpressionValue {
  static let rule = Rule(
    "state-expression-value", .warning, .state, checks: .document(check),
    summary: "A placeholder or a `$expr` in the initial `state`.",
    why: "The initial state is plain data: nothing in it is evaluated, and the text is stored as is.",
    bad: .compactScreen(
      "cart", state: #"{ "price": 5, "total": «"${price * 2}"» }"#,
      #"{ "type": "label", "text": "Total: ${total}, each ${price}" }"#),
    good: .document(
      .compactScreen(
        "cart", state: #"{ "price": 5 }"#,
        #"{ "type": "label", "text": "Total: ${price * 2}, each ${price}" }"#)))

  static func check(_ context: RuleContext) {
    guard !(context.document.state ?? [:]).isEmpty,
      let state = context.valueNode(\.state, of: context.document)
    else {
      return
    }
    var end = state
    context.view.forEachString(below: state) { text in
      guard text >= end else { return }
      let isExpression = isExpression(text, context)
      guard isExpression || context.view.hasPlaceholder(text) else { return }
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
      RuleFinding(
        at: context.view.range(value),
        isExpression
          ? "expressions are not evaluated in the initial state"
          : "placeholders are not replaced in the initial state",
        consequence: isExpression ? "the object is stored as is" : "the text is stored as is",
        help: "compute the value where it is shown, or set it in an `onAppear` action"))
  }
}
