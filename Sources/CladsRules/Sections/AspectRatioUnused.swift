import CladsDocument
import Diagnostics

/// An aspect ratio beside a height.
enum AspectRatioUnused: SectionRule {
  static let id: DiagnosticID = "aspect-ratio-unused"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "`aspectRatio` next to `height` in `itemDimensions`.",
    why: """
      The aspect ratio gives the height of an item from its width. Where the height is written, the \
      ratio is not looked at.
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
    fix: "Delete `aspectRatio`")

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let size = layout.itemDimensions, size.aspectRatio != nil,
      size.height != nil, layout.type == Document.SectionType.horizontal.rawValue,
      let key = context.key(\.aspectRatio, of: size), let height = context.key(\.height, of: size)
    else { return }
    context.report(
      Finding(
        id, at: key,
        "`\(context.name(\Document.ItemDimensions.aspectRatio))` is not used: the height is given",
        effect: effect, help: "delete one of them", related: [Related("this counts", at: height)],
        fixes: context.deletion(\.aspectRatio, of: size), tags: [.unnecessary]))
  }
}
