import Diagnostics

/// The key `config` in a section.
enum SectionConfigKey: Rule {
  static let id: DiagnosticID = "section-config-key"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A section with the key `config`.",
    why: """
      The configuration of a section belongs in its `layout`. A `config` is ignored with everything in it.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, «"config"»: { "itemSpacing": 12 },
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
    fix: "Move its contents into `layout`")
}
