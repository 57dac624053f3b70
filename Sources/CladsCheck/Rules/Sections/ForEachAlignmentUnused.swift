import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An alignment of a `forEach` that is not vertical.
enum ForEachAlignmentUnused {
  static let rule = Rule(
    "foreach-alignment-unused", .info, .sections, .isIgnored, checks: .forEach(check),
    summary: "An `alignment` of a `forEach` whose `layout` is `hstack` or `zstack`.",
    why: "Only a vertical `forEach` aligns its elements. With any other layout they are centered.",
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "forEach", "items": "cities", "layout": "hstack", «"alignment"»: "leading",
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    good: .replacing(#""hstack""#, with: #""vstack""#),
    fix: "Delete `alignment`", fixLevel: .destructive)

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let alignment = forEach.alignment, alignment != .center, forEach.layout != .vstack,
      let key = context.key(\.alignment, of: forEach)
    else { return }
    context.report(
      RuleFinding(
        at: key,
        "`\(context.name(\Document.ForEach.alignment))` has no effect when "
          + "`\(context.name(\Document.ForEach.layout))` is `\(forEach.layout.rawValue)`",
        effect: .isIgnored, consequence: "the app centers the elements", help: "delete it",
        fixes: context.deletion(\.alignment, of: forEach)))
  }
}
