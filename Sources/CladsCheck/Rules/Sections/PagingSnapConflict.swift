import CladsDocument
import Diagnostics

/// Two keys that contradict each other about where scrolling stops.
enum PagingSnapConflict {
  static let rule = Rule(
    "paging-snap-conflict", .info, .sections, checks: .section(check), absorbing: [.noEffectProperty],
    summary: "`isPagingEnabled` next to a `snapBehavior` other than `paging`.",
    why: """
      Both determine where horizontal scrolling stops. SwiftUI follows `snapBehavior`; other renderers may \
      not.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "horizontal", "snapBehavior": "viewAligned", «"isPagingEnabled"»: true },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    fix: "Delete `isPagingEnabled`", fixLevel: .destructive)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, layout.isPagingEnabled == true, let snap = layout.snapBehavior,
      snap != .paging, layout.type == .horizontal,
      let key = context.key(\.isPagingEnabled, of: layout),
      let other = context.key(\.snapBehavior, of: layout)
    else { return }
    context.report(
      RuleFinding(
        at: key,
        "`\(context.name(\Document.SectionLayoutConfig.isPagingEnabled))` contradicts `\(snap.rawValue)`",
        help: "keep only `\(context.name(\Document.SectionLayoutConfig.snapBehavior))`",
        related: [Related("SwiftUI follows this", at: other)],
        fixes: context.deletion(\.isPagingEnabled, of: layout)))
  }
}
