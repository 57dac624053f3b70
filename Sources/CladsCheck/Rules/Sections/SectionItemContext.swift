import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics

/// An iteration variable in the item template of a section.
enum SectionItemContext {
  static let rule = Rule(
    "section-item-context", .warning, .sections, checks: .document(check),
    absorbing: [UndeclaredState.rule.description], isPortability: true,
    summary: "`item` or `index` in the `itemTemplate` of a section.",
    why: """
      The current runtime draws the template once for each element, but without `item` and `index`, so every \
      copy is the same. A `forEach` defines them.
      """,
    bad: .screen(
      "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, "dataSource": "cities",
          "itemTemplate": { "type": "label", "text": "${«item»}" } }
      ] }
      """#),
    good: .document(
      .screen(
        "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "list" }, "children": [
            { "type": "forEach", "items": "cities",
              "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
          ] }
        ] }
        """#)))

  static func check(_ context: RuleContext) {
    let scopes = context.analysis.scopes
    guard scopes.scopes.contains(where: { $0.kind == .section }) else { return }
    for use in context.analysis.state.variableUses where use.use != .ternaryBranch {
      guard let variable = scopes.variable(named: use.root, in: use.scope),
        scopes.scopes[Int(variable.scope)].kind == .section,
        context.analysis.state.roots[use.root] == nil, !context.host.declaresState(at: use.components)
      else { continue }
      context.report(
        RuleFinding(
          at: context.state.range(of: use),
          "`\(use.root)` is not available in a section's template on device",
          consequence: Deviation.sectionItem.entry.device,
          help: "use a `forEach` in the section's `\(context.name(\Document.SectionDefinition.children))`; "
            + "all its rows are one item of the section, without dividers between them"
        ),
        sharing: "\(variable.scope)")
    }
  }
}
