import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An alignment of a repetition that only a vertical one has.
enum ForEachAlignmentUnused: ForEachRule {
  static let id: DiagnosticID = "foreach-alignment-unused"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An `alignment` of a `forEach` whose `layout` is `hstack` or `zstack`.",
    why:
      "Only copies one below the other are aligned. Side by side and on top of each other they are centred.",
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": "cities", "layout": "hstack", «"alignment"»: "leading",
            "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": "cities", "layout": "vstack", "alignment": "leading",
            "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#,
    fix: "Delete `alignment`")

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let alignment = forEach.alignment, alignment != .center, let layout = forEach.layout,
      layout != .vstack, let key = context.key(\.alignment, of: forEach)
    else { return }
    context.report(
      Finding(
        id, at: key,
        "`\(context.name(\Document.ForEach.alignment))` does nothing in a repetition with "
          + "`\(context.name(\Document.ForEach.layout))` `\(layout.rawValue)`",
        effect: .isIgnored, consequence: "the app centres the copies", help: "delete it",
        fixes: context.deletion(\.alignment, of: forEach)))
  }
}
