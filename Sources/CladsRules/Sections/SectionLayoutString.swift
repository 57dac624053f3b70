import Diagnostics

/// A section whose layout is a bare word.
enum SectionLayoutString: Rule {
  static let id: DiagnosticID = "section-layout-string"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A section whose `layout` is a bare word.",
    why: """
      The layout of a section is an object whose `type` is the word; what used to stand in `config` \
      stands beside it.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": «"list"», "config": { "itemSpacing": 12 },
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
              { "layout": { "type": "list", "itemSpacing": 12 },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    fix: "Write an object, together with what is in `config`")
}
