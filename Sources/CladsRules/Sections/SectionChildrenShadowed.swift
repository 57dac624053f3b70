import CladsDocument
import Diagnostics

/// Fixed content of a section that shows a list.
enum SectionChildrenShadowed: SectionRule {
  static let id: DiagnosticID = "section-children-shadowed"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`children` on a section that has `dataSource` and `itemTemplate`.",
    why: """
      A section with a list and a template shows those; its `children` are never looked at, even when \
      the list is empty.
      """,
    bad: #"""
      {
        "id": "news",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, "dataSource": "cities",
                "itemTemplate": { "type": "label", "text": "City" },
                «"children"»: [{ "type": "label", "text": "Rain" }] }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, "dataSource": "cities",
                "itemTemplate": { "type": "label", "text": "City" } }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete `children`")

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard !section.children.isEmpty, section.dataSource != nil, section.itemTemplate != nil,
      let key = context.key(\.children, of: section), let winner = context.key(\.itemTemplate, of: section)
    else { return }
    context.report(
      Finding(
        id, at: key, "these children are never shown: the section repeats its template",
        effect: effect, help: "delete them, or move them to a section of their own",
        related: [Related("this is shown", at: winner)], fixes: context.deletion(\.children, of: section)))
  }
}
