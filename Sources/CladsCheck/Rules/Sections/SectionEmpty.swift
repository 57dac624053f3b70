import CladsDocument
import Diagnostics
import JSONSyntax

/// A section without content.
enum SectionEmpty {
  static let rule = Rule(
    "section-empty", .hint, .sections, checks: .section(check),
    summary: "A section without content, header and footer.",
    why: "It shows nothing, but the spacing between sections is still added.",
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        «{» "layout": { "type": "list" } },
        { "layout": { "type": "list" },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    fix: "Delete the section", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard section.children.isEmpty, section.header == nil, section.footer == nil, section.dataSource == nil,
      section.itemTemplate == nil
    else { return }
    let others: [PartialKeyPath<Document.SectionDefinition>] = [
      \.header, \.footer, \.dataSource, \.itemTemplate,
    ]
    let node = section.origin.node
    guard others.allSatisfy({ context.member($0, of: section) == nil }), hasNoElements(section, context),
      context.isSettled(node), !context.hasUnknownKeys(section)
    else { return }
    context.report(
      RuleFinding(
        at: context.head(of: node), "this section is empty", help: "delete it, or add `children`",
        fixes: context.view.removal(of: node).map { [QuickFix("Delete the section", edits: [$0])] } ?? [],
        tags: [.unnecessary]
      ).lacking(
        \Document.SectionDefinition.children, \.dataSource, \.itemTemplate, \.header, \.footer,
        in: section.origin, context))
  }

  /// Returns whether the `children` array is also empty in the source, where an element may be unreadable.
  private static func hasNoElements(_ section: Document.SectionDefinition, _ context: RuleContext) -> Bool {
    guard let children = context.valueNode(\.children, of: section) else { return true }
    return context.view.end(of: children) == context.view.firstChild(of: children)
  }
}
