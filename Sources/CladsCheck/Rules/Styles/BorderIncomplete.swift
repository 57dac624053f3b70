import CladsDocument
import Diagnostics

/// A border with only a width or only a color.
enum BorderIncomplete {
  static let rule = Rule(
    "border-incomplete", .warning, .styles, .isIgnored, checks: .style(check),
    summary: "A style with only one of `borderWidth` and `borderColor`.",
    why: "A border is drawn only if both are given.",
    bad: .compactScreen(
      "frame", styles: #"{ "frame": { "width": 80, "height": 80, «"borderWidth"»: 2 } }"#,
      #"{ "type": "shape", "shapeType": "rectangle", "styleId": "frame" }"#),
    fix: "Add the missing property")

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    // Only styles that components use are checked: a base style may leave one of the two to its children.
    guard !context.hasDroppedKey(style.value.origin.node), let uses = context.styles.uses[style.name],
      let resolved = context.styles.resolved(style.name)
    else {
      return
    }
    let width = resolved.style.borderWidth
    let color = resolved.style.borderColor
    guard (width == nil) != (color == nil), width != 0, uses.contains(where: { drawsBorder($0, context) })
    else {
      return
    }
    if width != nil {
      report(\.borderWidth, \.borderColor, "\"#C7C7CC\"", resolved, context)
    } else {
      report(\.borderColor, \.borderWidth, "1", resolved, context)
    }
  }

  private static func drawsBorder(_ use: StyleUse, _ context: RuleContext) -> Bool {
    guard use.isBuiltIn, let row = Document.Style.table.index(of: \.borderWidth) else { return true }
    return Document.Style.effects(on: use.kind, level: context.level)?.contains(row) ?? true
  }

  private static func report(
    _ present: PartialKeyPath<Document.Style>, _ absent: PartialKeyPath<Document.Style>, _ value: String,
    _ resolved: ResolvedStyle, _ context: RuleContext
  ) {
    guard let source = resolved.source(of: present).flatMap({ context.styles.cascade[$0] }),
      let key = context.key(present, of: source), context.member(absent, of: source) == nil
    else { return }
    let missing = context.name(absent)
    context.report(
      RuleFinding(
        at: key, "`\(context.name(present))` without `\(missing)` draws no border", effect: .isIgnored,
        help: "add `\(missing)`, or delete `\(context.name(present))`",
        fixes: context.insertion("Add `\(missing)`", of: "\"\(missing)\": \(value)", into: source.origin.node)
          + context.deletion(present, of: source)))
  }
}
