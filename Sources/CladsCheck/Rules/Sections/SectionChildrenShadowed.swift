import CladsDocument
import Diagnostics

/// Static children of a data-driven section.
enum SectionChildrenShadowed {
  static let rule = Rule(
    "section-children-shadowed", .warning, .sections, .isIgnored, checks: .section(check),
    summary: "`children` on a section that has `dataSource` and `itemTemplate`.",
    why: """
      A section with a `dataSource` and a template shows those and ignores its `children`, even if the array \
      is empty.
      """,
    bad: .screen(
      "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, "dataSource": "cities",
          "itemTemplate": { "type": "label", "text": "City" },
          «"children"»: [{ "type": "label", "text": "Rain" }] }
      ] }
      """#),
    fix: "Delete `children`", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard !section.children.isEmpty, section.dataSource != nil, section.itemTemplate != nil,
      let key = context.key(\.children, of: section), let winner = context.key(\.itemTemplate, of: section)
    else { return }
    context.report(
      RuleFinding(
        at: key, "these children are never shown, because the section repeats its template",
        effect: rule.description.effect, help: "delete them, or move them to a separate section",
        related: [Related("this is shown instead", at: winner)],
        fixes: context.deletion(\.children, of: section)))
  }
}
