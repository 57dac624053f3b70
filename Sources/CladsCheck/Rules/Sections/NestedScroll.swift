import CladsDocument
import Diagnostics

/// A section layout inside a section layout.
enum NestedScroll {
  static let rule = Rule(
    "nested-scroll", .warning, .sections, checks: .sectionLayout(check),
    absorbing: [MultipleSectionLayouts.rule.description],
    summary: "A `sectionLayout` inside a `sectionLayout`.",
    why: """
      Both scroll vertically. The inner one has no height of its own inside the outer one, and intercepts \
      its touches.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, "children": [
          { "type": «"sectionLayout"», "sections": [
            { "layout": { "type": "grid" },
              "children": [{ "type": "label", "text": "Rain" }] }
          ] }
        ] }
      ] }
      """#),
    good: .document(
      .screen(
        "news",
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "grid" },
            "children": [{ "type": "label", "text": "Rain" }] }
        ] }
        """#)))

  static func check(_ layout: Document.SectionLayout, _ context: RuleContext) {
    guard let outer = context.ancestors.last(where: { $0.kind == .sectionLayout }) else { return }
    context.report(
      RuleFinding(
        at: context.type(of: layout.origin.node),
        "this `sectionLayout` is inside another one",
        consequence: "it may show too little of its content, or the wrong one may scroll",
        help: "move its sections into the outer `sectionLayout`",
        related: [Related("the outer one", at: context.type(of: outer.node))]))
  }
}
