import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition whose array changes while the screen is shown.
enum ForEachNotLive {
  static let rule = Rule(
    "foreach-not-live", .info, .sections, checks: .forEach(check), .section(check), isPortability: true,
    renderer: .swiftUI,
    summary: "A `forEach` or a section whose array is changed by actions.",
    why: """
      On device, SwiftUI repeats the template once, when the screen opens; an action or a request that \
      changes the array later changes no rows.
      """,
    bad: .screen(
      "tags", state: #"{ "tags": ["new"] }"#,
      #"""
      { "type": "forEach", "items": «"tags"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } },
      { "type": "button", "text": "Clear", "actions": { "onTap": { "type": "clearArray", "path": "tags" } } }
      """#),
    good: .document(
      .screen(
        "tags", state: #"{ "tags": ["new"] }"#,
        #"""
        { "type": "label", "text": "${tags.count} tags" },
        { "type": "button", "text": "Clear", "actions": { "onTap": { "type": "clearArray", "path": "tags" } } }
        """#)))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let items = forEach.items else { return }
    check(items, context.valueNode(\.items, of: forEach), context)
  }

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let items = section.dataSource, section.itemTemplate != nil else { return }
    check(items, context.valueNode(\.dataSource, of: section), context)
  }

  private static func check(_ items: String, _ node: RecordIndex?, _ context: RuleContext) {
    let target = Keypath.parse(items)
    // Every repetition of the same state scans its uses; the limit keeps that from becoming quadratic.
    guard let node, let root = target.root,
      let write = context.state.uses(ofRoot: root).prefix(500).first(where: {
        $0.access.writes && target.components.starts(with: $0.components)
      })
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "on device, SwiftUI does not change the rows when `\(items)` changes",
        consequence: "the rows stay those of the state with which the screen opens",
        help: """
          show what changes in labels, such as `${\(items).count}`, or let the app open the screen again with \
          the new array in its state
          """,
        related: [Related("changed here", at: context.state.range(of: write))]), sharing: items)
  }
}
