import CladsDocument
import Diagnostics

/// A scrolling list inside a scrolling list.
enum NestedScroll: SectionLayoutRule {
  static let id: DiagnosticID = "nested-scroll"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = ["multiple-section-layouts"]
  static let documentation = RuleDocumentation(
    summary: "A `sectionLayout` inside a `sectionLayout`.",
    why: """
      Both scroll up and down. The inner one has no height of its own inside the outer one, and takes \
      its touches.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, "children": [
                { "type": «"sectionLayout"», "sections": [
                  { "layout": { "type": "grid" },
                    "children": [{ "type": "label", "text": "Rain" }] }
                ] }
              ] }
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
              { "layout": { "type": "grid" },
                "children": [{ "type": "label", "text": "Rain" }] }
            ] }
          ]
        }
      }
      """#)

  static func check(_ layout: Document.SectionLayout, _ context: RuleContext) {
    guard let outer = context.ancestors.last(where: { $0.kind == .sectionLayout }) else { return }
    context.report(
      Finding(
        id, at: context.type(of: layout.origin.node), "this list scrolls inside a list that scrolls",
        consequence: "it may show too little of its content, or scroll the wrong list",
        help: "move its sections to the outer list",
        related: [Related("the outer list", at: context.type(of: outer.node))]))
  }
}
