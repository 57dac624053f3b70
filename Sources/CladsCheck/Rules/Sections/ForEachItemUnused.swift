import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A template that shows the same for every element.
enum ForEachItemUnused {
  static let rule = Rule(
    "foreach-item-unused", .hint, .sections, checks: .forEach(check),
    summary: "A `forEach` whose template uses neither the element nor its index.",
    why: "Every copy looks the same. Most often, the template reads a state path by mistake.",
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", «"items"»: "cities", "template": { "type": "label", "text": "A city" } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "forEach", "items": "cities",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let template = forEach.template, forEach.items?.isEmpty == false, forEach.scope != 0,
      !forEach.itemVariable.isEmpty, !forEach.indexVariable.isEmpty,
      !context.host.hasComponents, !context.iteration.usedScopes.contains(forEach.scope),
      forEach.itemVariable != forEach.indexVariable, context.isSettled(template.origin.node),
      !context.state.isMentioned(forEach.itemVariable), !context.state.isMentioned(forEach.indexVariable),
      let key = context.key(\.items, of: forEach)
    else { return }
    context.report(
      RuleFinding(
        at: key,
        "the template uses neither `\(forEach.itemVariable)` nor `\(forEach.indexVariable)`",
        consequence: "every copy looks the same", help: "use `\(forEach.itemVariable)` in the template"))
  }
}
