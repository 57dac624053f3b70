import CladsDocument
import Diagnostics

/// A section with only one of the two keys of a data-driven section.
enum SectionDataIncomplete {
  static let rule = Rule(
    "section-data-incomplete", .warning, .sections, .isIgnored, checks: .section(check),
    summary: "A section with only one of `dataSource` and `itemTemplate`.",
    why: """
      A section needs both keys to repeat its template for each element of an array. One alone is ignored.
      """,
    bad: .screen(
      "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, «"dataSource"»: "cities" }
      ] }
      """#),
    good: .document(
      .screen(
        "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "list" }, "dataSource": "cities",
            "itemTemplate": { "type": "label", "text": "City" } }
        ] }
        """#)))

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    let isTemplateMissing = section.itemTemplate == nil
    guard isTemplateMissing != (section.dataSource == nil) else { return }
    let present: PartialKeyPath<Document.SectionDefinition> =
      isTemplateMissing ? \.dataSource : \.itemTemplate
    let missing: PartialKeyPath<Document.SectionDefinition> =
      isTemplateMissing ? \.itemTemplate : \.dataSource
    guard context.member(missing, of: section) == nil, context.isSettled(section.origin.node),
      !context.hasUnknownKeys(section), let key = context.key(present, of: section)
    else { return }
    context.report(
      RuleFinding(
        at: key, "`\(context.name(present))` has no effect without `\(context.name(missing))`",
        effect: rule.description.effect,
        help: isTemplateMissing
          ? "add `\(context.name(missing))`, the node to repeat"
          : "add `\(context.name(missing))`, the state path of an array"))
  }
}
