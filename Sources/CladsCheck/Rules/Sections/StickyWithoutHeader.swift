import CladsDocument
import Diagnostics

/// A sticky header on a section without a header.
enum StickyWithoutHeader {
  static let rule = Rule(
    "sticky-without-header", .warning, .sections, .isIgnored, checks: .section(check),
    absorbing: [.noEffectProperty],
    summary: "`stickyHeader` on a section without `header`.",
    why: """
      The key keeps the header of a section visible while its content scrolls. Without a header, it has no \
      effect.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, «"stickyHeader"»: true,
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .replacing(#" "stickyHeader": true,"#, with: ""),
    fix: "Delete `stickyHeader`", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard section.stickyHeader == true, section.header == nil, context.member(\.header, of: section) == nil,
      context.isSettled(section.origin.node), !context.hasUnknownKeys(section),
      let key = context.key(\.stickyHeader, of: section)
    else { return }
    let header = context.name(\Document.SectionDefinition.header)
    context.report(
      RuleFinding(
        at: key,
        "`\(context.name(\Document.SectionDefinition.stickyHeader))` has no effect without `\(header)`",
        effect: rule.description.effect,
        help: "add a `\(header)`, or delete the key", fixes: context.deletion(\.stickyHeader, of: section)))
  }
}
