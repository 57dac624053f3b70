import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition that is initially empty and has no `emptyView`.
enum ForEachNoEmptyView {
  static let rule = Rule(
    "foreach-no-empty-view", .hint, .sections, checks: .forEach(check), isOnByDefault: false,
    summary: "A `forEach` without `emptyView` over an array that is initially empty.",
    why: "The screen has a gap until the array has elements. An `emptyView` can explain it.",
    bad: .compactScreen(
      "cities", state: #"{ "cities": [] }"#,
      #"""
      { "type": «"forEach"», "items": "cities",
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": [] }"#,
        #"""
        { "type": "forEach", "items": "cities",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } },
          "emptyView": { "type": "label", "text": "No cities yet" } }
        """#)),
    fix: "Add an `emptyView`")

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard forEach.emptyView == nil, let items = forEach.items, forEach.template != nil,
      case .arrayValue(let elements)? = context.state.initialValue(
        at: items, in: context.iteration.outerScope(of: forEach.scope))?.value,
      elements.isEmpty, context.isSettled(forEach.origin.node), context.key(\.emptyView, of: forEach) == nil
    else { return }
    let member = context.written(
      \Document.ForEach.emptyView, as: #"{ "type": "label", "text": "Nothing here yet" }"#)
    let name = context.name(\Document.ForEach.emptyView)
    context.report(
      RuleFinding(
        at: context.type(of: forEach.origin.node), "`\(items)` is initially empty, and nothing is shown",
        help: "add an `\(name)`",
        fixes: context.insertion("Add an `\(name)`", of: member, into: forEach.origin.node)))
  }
}
