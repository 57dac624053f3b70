import CladsDocument
import Diagnostics

/// An aspect ratio next to a height.
enum AspectRatioUnused: SectionRule {
  static let id: DiagnosticID = "aspect-ratio-unused"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`aspectRatio` next to `height` in `itemDimensions`.",
    why: """
      The aspect ratio determines the height of an item from its width. If `height` is given, the ratio is \
      ignored.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "horizontal", "itemDimensions": { "height": 90, «"aspectRatio"»: 1.5 } },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "horizontal", "itemDimensions": { "height": 90 } },
                "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete `aspectRatio`", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let size = layout.itemDimensions, size.aspectRatio != nil,
      size.height != nil, layout.type == .horizontal,
      let key = context.key(\.aspectRatio, of: size), let height = context.key(\.height, of: size)
    else { return }
    context.report(
      Finding(
        id, at: key,
        "`\(context.name(\Document.ItemDimensions.aspectRatio))` has no effect next to "
          + "`\(context.name(\Document.ItemDimensions.height))`",
        effect: effect, help: "delete one of them", related: [Related("overridden by this", at: height)],
        fixes: context.deletion(\.aspectRatio, of: size), tags: [.unnecessary]))
  }
}
