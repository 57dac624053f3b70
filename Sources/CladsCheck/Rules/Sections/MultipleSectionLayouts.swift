import CladsDocument
import Diagnostics

/// Several section layouts in one column.
enum MultipleSectionLayouts {
  static let rule = Rule(
    "multiple-section-layouts", .info, .sections, checks: .document(check), .layout(check),
    summary: "Several `sectionLayout` nodes in one column.",
    why: """
      Each takes an equal share of the height and scrolls on its own. A single one with all the sections \
      scrolls as a whole.
      """,
    bad: .compactScreen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, "children": [{ "type": "label", "text": "Rain" }] } ] },
      { "type": «"sectionLayout"», "sections": [
        { "layout": { "type": "grid" }, "children": [{ "type": "label", "text": "Sun" }] } ] }
      """#),
    good: .document(
      .compactScreen(
        "news",
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "list" }, "children": [{ "type": "label", "text": "Rain" }] },
          { "layout": { "type": "grid" }, "children": [{ "type": "label", "text": "Sun" }] } ] }
        """#)))

  static func check(_ context: RuleContext) {
    check(context.document.root.children, context)
  }

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    if layout.kind == .vstack { check(layout.children, context) }
  }

  private static func check(_ nodes: [Document.LayoutNode], _ context: RuleContext) {
    var first: Document.SectionLayout?
    for node in nodes where !context.isCanceled() {
      guard case .sectionLayout(let layout) = node else { continue }
      guard let other = first else {
        first = layout
        continue
      }
      context.report(
        RuleFinding(
          at: context.type(of: layout.origin.node), "this column has more than one `sectionLayout`",
          consequence: "they share the height, and each scrolls on its own",
          help: "move all sections into one `sectionLayout`",
          related: [Related("the first one", at: context.type(of: other.origin.node))]))
      return
    }
  }
}
