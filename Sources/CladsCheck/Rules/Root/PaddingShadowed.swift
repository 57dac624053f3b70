import CladsDocument
import Diagnostics

/// A padding shorthand whose edges are all given individually.
enum PaddingShadowed {
  static let rule = Rule(
    "padding-shadowed", .info, .layout, .isIgnored, checks: .component(kinds: ["label"], check),
    .layout(check), .forEach(check), .section(check), .style(check),
    summary: "A padding shorthand next to all the edges that it sets.",
    why: "An edge takes precedence over its shorthand. If both edges are given, the shorthand has no effect.",
    bad: .compactScreen(
      "page",
      #"""
      { "type": "vstack", "padding": { «"vertical"»: 16, "top": 8, "bottom": 24 }, "children": [
        { "type": "label", "text": "Name" }, { "type": "label", "text": "Ann" } ] }
      """#),
    fix: "Delete the shorthand", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    check(component.padding, context)
  }
  static func check(_ layout: Document.Layout, _ context: RuleContext) { check(layout.padding, context) }
  static func check(_ forEach: Document.ForEach, _ context: RuleContext) { check(forEach.padding, context) }
  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    check(section.layout?.contentInsets, context)
  }
  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    check(style.value.padding, context)
  }

  private static func check(_ padding: Document.Padding?, _ context: RuleContext) {
    guard let padding else { return }
    let hasSides = padding.leading != nil && padding.trailing != nil
    let hasEnds = padding.top != nil && padding.bottom != nil
    if padding.horizontal != nil, hasSides {
      report(\.horizontal, [\.leading, \.trailing], padding, context)
    }
    if padding.vertical != nil, hasEnds { report(\.vertical, [\.top, \.bottom], padding, context) }
    guard padding.all != nil, context.level == .extended, hasSides || padding.horizontal != nil,
      hasEnds || padding.vertical != nil
    else { return }
    report(
      \.all, [hasSides ? \.leading : \.horizontal, hasEnds ? \.top : \.vertical], padding, context)
  }

  private static func report(
    _ shorthand: PartialKeyPath<Document.Padding>, _ winners: [PartialKeyPath<Document.Padding>],
    _ padding: Document.Padding, _ context: RuleContext
  ) {
    guard let range = context.key(shorthand, of: padding) else { return }
    context.report(
      RuleFinding(
        at: range,
        "`\(context.name(shorthand))` has no effect next to "
          + listing(winners.map(context.name), last: "and"),
        effect: rule.description.effect, help: "delete it", fixes: context.deletion(shorthand, of: padding),
        tags: [.unnecessary]))
  }
}
