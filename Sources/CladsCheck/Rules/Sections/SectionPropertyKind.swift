import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A layout key that this type of section does not use.
enum SectionPropertyKind: SectionRule {
  static let id: DiagnosticID = "section-property-kind"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key of a section's `layout` that only other section types use.",
    why: """
      Each type of section uses only some of the keys: `columns` applies to a grid, `showsDividers` to a \
      list, `itemDimensions` and `snapBehavior` to a horizontal section.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list", «"columns"»: 2 },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "grid", "columns": 2 },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete the key", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let type = layout.type,
      let description = context.analysis.vocabulary.entry(named: type.rawValue, in: .sectionLayout)?.payload
        as? SectionDescription, let used = description.used
    else { return }
    let ignored = layout.keys.subtracting(used)
    guard !ignored.isEmpty else { return }
    for index in ignored.indices {
      let row = Document.SectionLayoutConfig.table.properties[index].row
      guard row.elsewhere == id, let member = context.view.member(named: row.name, of: layout.origin.node),
        let value = context.view.value(of: member), context.view.kind(value) != .null
      else { continue }
      context.report(
        Finding(
          id, at: context.view.range(context.view.name(of: member)),
          "a `\(type.rawValue)` section ignores `\(row.name)`", effect: effect, help: "delete it",
          fixes: context.deletion(of: member), tags: [.unnecessary]))
    }
  }
}
