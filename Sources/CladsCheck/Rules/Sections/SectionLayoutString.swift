import Diagnostics

/// A section whose layout is a string.
enum SectionLayoutString: Rule {
  static let id: DiagnosticID = "section-layout-string"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A section whose `layout` is a string.",
    why: """
      The layout of a section is an object; the string is its `type`, and the contents of a `config` belong \
      next to it.
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
    fix: "Write an object, including the contents of `config`")
}
