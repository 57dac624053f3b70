import CladsDocument
import Diagnostics

/// An aspect ratio next to a height.
enum AspectRatioUnused {
  static let rule = Rule(
    "aspect-ratio-unused", .info, .sections, .isIgnored, checks: .section(check),
    summary: "`aspectRatio` next to `height` in `itemDimensions`.",
    why: """
      The aspect ratio determines the height of an item from its width. If `height` is given, the ratio is \
      ignored.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "horizontal", "itemDimensions": { "height": 90, «"aspectRatio"»: 1.5 } },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    fix: "Delete `aspectRatio`", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let size = layout.itemDimensions, size.aspectRatio != nil,
      size.height != nil, layout.type == .horizontal,
      let key = context.key(\.aspectRatio, of: size), let height = context.key(\.height, of: size)
    else { return }
    context.report(
      RuleFinding(
        at: key,
        "`\(context.name(\Document.ItemDimensions.aspectRatio))` has no effect next to "
          + "`\(context.name(\Document.ItemDimensions.height))`",
        effect: rule.description.effect, help: "delete one of them",
        related: [Related("overridden by this", at: height)],
        fixes: context.deletion(\.aspectRatio, of: size), tags: [.unnecessary]))
  }
}
