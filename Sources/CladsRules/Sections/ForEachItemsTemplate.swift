import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder where a repetition takes a bare path.
enum ForEachItemsTemplate: ForEachRule, SectionRule {
  static let id: DiagnosticID = "foreach-items-template"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = [
    "path-syntax", "binding-template", "undeclared-state", "template-in-literal", "foreach-items-undeclared",
  ]
  static let documentation = RuleDocumentation(
    summary: "A `${…}` in the `items` of a `forEach` or the `dataSource` of a section.",
    why: "The list is found by its bare path. With `${` around it the app finds no list and shows none.",
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": «"${cities}"», "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": "cities", "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#,
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
    guard let node, context.isTyped(node) else { return }
    let path = context.solePath(in: node)
    let range = context.view.range(node)
    context.report(
      Finding(
        id, at: range, "a list is named by its path, without `${` and `}`",
        consequence: "the app finds no list there and repeats nothing",
        help: path.map { "write `\($0)`" } ?? "write the path of one list of the state",
        fixes: path.map {
          context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
        } ?? []))
  }
}
