import CladsDocument
import Diagnostics
import JSONSyntax

/// Sizes of a style that contradict each other.
enum StyleSizeConflict {
  static let rule = Rule(
    "style-size-conflict", .warning, .styles, checks: .style(check),
    summary: "A minimum size above the maximum, or a fixed size outside of both.",
    why: "One of the sizes cannot apply; which one depends on the component.",
    bad: .compactScreen(
      "map", styles: #"{ "card": { «"minWidth"»: 300, "maxWidth": 200 } }"#,
      #"{ "type": "mapCard", "styleId": "card" }"#),
    good: .replacing(#"300, "maxWidth": 200"#, with: #"200, "maxWidth": 300"#),
    project: #"{ "components": { "mapCard": {} } }"#)

  private typealias Size = (path: PartialKeyPath<Document.Style>, value: Document.DimensionValue?)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    let own = style.value
    guard
      own.minWidth != nil || own.maxWidth != nil || own.minHeight != nil || own.maxHeight != nil
        || own.width != nil || own.height != nil, let all = context.styles.resolved(style.name)?.style
    else { return }
    if all.minWidth != nil || all.maxWidth != nil {
      check(
        (\.minWidth, all.minWidth), (\.width, all.width), (\.maxWidth, all.maxWidth), style, context)
    }
    if all.minHeight != nil || all.maxHeight != nil {
      check(
        (\.minHeight, all.minHeight), (\.height, all.height), (\.maxHeight, all.maxHeight), style, context)
    }
  }

  private static func check(
    _ minimum: Size, _ fixed: Size, _ maximum: Size, _ style: Named<Document.Style>, _ context: RuleContext
  ) {
    guard isEffective(style.name, context) else { return }
    for (low, high) in [(minimum, maximum), (minimum, fixed), (fixed, maximum)] {
      guard case .absolute(let lower)? = low.value, case .absolute(let upper)? = high.value, lower > upper,
        let key = context.key(low.path, of: style.value) ?? context.key(high.path, of: style.value)
      else { continue }
      let names = (low: context.name(low.path), high: context.name(high.path))
      return context.report(
        RuleFinding(
          at: key, "`\(names.low)` is \(points(lower)), but `\(names.high)` is only \(points(upper))",
          consequence: "one of the two cannot apply; which one depends on the component",
          help: "lower `\(names.low)` to \(points(upper)), or raise `\(names.high)` to \(points(lower))"))
    }
  }

  /// Returns whether minimum and maximum sizes have an effect, as on custom components, and on buttons at
  /// level `extended`.
  private static func isEffective(_ name: String, _ context: RuleContext) -> Bool {
    let uses = (context.styles.reaches[name] ?? []).flatMap(\.uses)
    guard !uses.isEmpty, let row = Document.Style.table.index(of: \.minWidth) else { return true }
    return uses.contains {
      !$0.isBuiltIn || Document.Style.effects(on: $0.kind, level: context.level)?.contains(row) ?? true
    }
  }

  private static func points(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
