import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder where a bare path is required.
enum ForEachItemsTemplate: ForEachRule, SectionRule {
  static var checks: RuleChecks { RuleChecks(forEach: self, section: self) }
  static let id: DiagnosticID = "foreach-items-template"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = [
    "path-syntax", "binding-template", "undeclared-state", "template-in-literal", "foreach-items-undeclared",
  ]
  static let documentation = RuleDocumentation(
    summary: "A `${…}` in the `items` of a `forEach` or the `dataSource` of a section.",
    why: """
      The array is looked up by its bare path. With `${…}` around it, the app finds no array and repeats \
      nothing.
      """,
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": «"${cities}"»,
            "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": "cities",
            "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
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
    guard let node, context.view.isCompleteString(node) else { return }
    let path = context.view.solePath(in: node)
    let range = context.view.range(node)
    context.report(
      Finding(
        id, at: range, "the path of an array is written without `${` and `}`",
        consequence: "the app finds no array, so nothing is repeated",
        help: path.map { "write `\($0)`" } ?? "write the path of an array in the state",
        fixes: path.map {
          context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
        } ?? []))
  }
}
