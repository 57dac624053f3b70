import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder where a bare path is required.
enum ForEachItemsTemplate {
  static let rule = Rule(
    "foreach-items-template", .error, .sections, checks: .forEach(check), .section(check),
    absorbing: [
      .pathSyntax, BindingTemplate.rule.description, UndeclaredState.rule.description, .templateInLiteral,
      ForEachItemsUndeclared.rule.description,
    ],
    summary: "A `${…}` in the `items` of a `forEach` or the `dataSource` of a section.",
    why: """
      The array is looked up by its bare path. With `${…}` around it, the app finds no array and repeats \
      nothing.
      """,
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "forEach", "items": «"${cities}"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    fix: "Write the path without `${` and `}`")

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let items = forEach.items, items.contains("${") else { return }
    report(items, context.valueNode(\.items, of: forEach), context)
  }

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let items = section.dataSource, items.contains("${") else { return }
    report(items, context.valueNode(\.dataSource, of: section), context)
  }

  private static func report(_ items: String, _ node: RecordIndex?, _ context: RuleContext) {
    guard let node, context.view.isCompleteString(node) else { return }
    let path = context.view.solePath(in: node)
    let range = context.view.range(node)
    context.report(
      RuleFinding(
        at: range, "the path of an array is written without `${` and `}`",
        consequence: "the app finds no array, so nothing is repeated",
        help: path.map { "write `\($0)`" } ?? "write the path of an array in the state",
        fixes: path.map {
          context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
        } ?? []))
  }
}
