import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A header or footer that its section and its own padding inset.
enum SectionHeaderInset {
  static let rule = Rule(
    "section-header-inset", .info, .sections, checks: .section(check),
    summary: "A header or footer whose own padding repeats the section's `contentInsets`.",
    why: """
      The app insets the header and footer of a section by its leading and trailing `contentInsets`. Padding \
      of the same size on the header itself is added to that, so the header is not aligned with the content.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        {
          "layout": { "type": "list", "contentInsets": { "horizontal": 16 } },
          "header": { "type": "label", "text": "News", "padding": { «"leading"»: 16, "bottom": 8 } },
          "children": [ { "type": "label", "text": "Rain" } ]
        }
      ] }
      """#),
    fix: "Delete the padding", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let insets = section.layout?.contentInsets else { return }
    for node in [section.header, section.footer] {
      guard let padding = node?.ownPadding else { continue }
      check(padding, insets, context)
    }
  }

  private static func check(
    _ padding: Document.Padding, _ insets: Document.Padding, _ context: RuleContext
  ) {
    let own = edges(padding, context)
    let outer = edges(insets, context)
    let isLeading = own.leading > 0 && own.leading == outer.leading
    let isTrailing = own.trailing > 0 && own.trailing == outer.trailing
    var members: [RecordIndex] = []
    for (isDouble, edge) in [
      (isLeading, \Document.Padding.leading), (isTrailing, \Document.Padding.trailing),
    ]
    where isDouble {
      let member = context.member(edge, of: padding) ?? context.member(\.horizontal, of: padding)
      if let member, !members.contains(member) { members.append(member) }
    }
    guard let first = members.first else { return }
    // The shorthand is also that of an edge whose padding is meant.
    let shorthand = context.member(\.horizontal, of: padding)
    let isNeeded = !(isLeading && isTrailing) && members.contains { $0 == shorthand }
    let points = isLeading ? own.leading : own.trailing
    let amount = Int(exactly: points).map(String.init) ?? String(points)
    let name = context.name(\Document.SectionLayoutConfig.contentInsets)
    let names = listing(members.map { context.view.string(context.view.name(of: $0)) }, last: "and")
    context.report(
      RuleFinding(
        at: context.view.range(context.view.name(of: first)),
        "this padding is added to the section's `\(name)`",
        consequence: "it is inset by \(amount) pt twice",
        help: isNeeded ? "set each edge, and leave out the one that is inset twice" : "delete \(names)",
        related: [Related("the section's insets", at: context.head(of: insets.origin.node))],
        fixes: isNeeded ? [] : context.deletion("Delete \(names)", of: members)))
  }

  /// Returns the padding of the edges at the level of the document.
  private static func edges(
    _ padding: Document.Padding, _ context: RuleContext
  ) -> (leading: Double, trailing: Double) {
    var padding = padding
    if context.level == .base { padding.all = nil }
    return (padding.edges.leading, padding.edges.trailing)
  }
}

extension Document.LayoutNode {
  /// The padding of the node itself, where the app draws it.
  fileprivate var ownPadding: Document.Padding? {
    switch self {
    case .component(let component): component.kind == "label" ? component.padding : nil
    case .layout(let layout): layout.padding
    case .forEach(let forEach): forEach.padding
    case .spacer, .sectionLayout: nil
    }
  }
}
