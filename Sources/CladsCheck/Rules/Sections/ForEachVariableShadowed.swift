import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable that hides another name.
enum ForEachVariableShadowed {
  static let rule = Rule(
    "foreach-variable-shadowed", .warning, .sections, checks: .forEach(check),
    summary: "A `forEach` variable with the name of a state key or an outer variable.",
    why: "Inside the template, the name means the element or its index, so the other one cannot be reached.",
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"], "city": "Oslo" }"#,
      #"""
      { "type": "label", "text": "${city}" },
      { "type": "forEach", "items": "cities", "itemVariable": «"city"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "city" } } } }
      """#),
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": ["Oslo", "Rome"], "city": "Oslo" }"#,
        #"""
        { "type": "label", "text": "${city}" },
        { "type": "forEach", "items": "cities", "itemVariable": "other",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "other" } } } }
        """#)))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard forEach.scope != 0 else { return }
    check(forEach.itemVariable, forEach, context) { context.writtenName(\.itemVariable, of: forEach) }
    check(forEach.indexVariable, forEach, context) { context.writtenName(\.indexVariable, of: forEach) }
  }

  private static func check(
    _ name: String, _ forEach: Document.ForEach, _ context: RuleContext, at range: () -> TextRange?
  ) {
    let outer = context.analysis.scopes.variable(
      named: name, in: context.iteration.outerScope(of: forEach.scope))
    let entry = context.analysis.state.roots[name]
    guard outer != nil || entry != nil, let range = range() else { return }
    let other = outer.map { $0.variable.declaration } ?? entry?.key
    context.report(
      RuleFinding(
        at: range,
        outer == nil
          ? "this hides the state key `\(name)`" : "this hides `\(name)` of the outer `forEach`",
        consequence: "inside the template, `\(name)` means only this variable",
        help: "use a different name",
        related: other.map { [Related("hidden in the template", at: context.view.range($0))] } ?? []))
  }
}
