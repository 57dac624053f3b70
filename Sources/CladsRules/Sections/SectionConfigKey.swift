import Diagnostics

/// A section with `config`.
enum SectionConfigKey: Rule {
  static let id: DiagnosticID = "section-config-key"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A section with the key `config`.",
    why: """
      What arranges a section stands in its `layout`. A `config` beside it is dropped with everything in \
      it.
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
    fix: "Move what is in it into `layout`")
}
