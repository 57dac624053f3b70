import CladsDocument
import Diagnostics
import JSONSyntax

/// An item size that is out of range.
enum DimensionRange {
  static let rule = Rule(
    "dimension-range", .warning, .sections, checks: .section(check),
    summary:
      "A fraction of the container that is not between 0 and 1, or an aspect ratio that is not above 0.",
    why: """
      A fraction of 1 is the whole width of the container, so 80 is eighty times as wide. An aspect ratio is \
      width divided by height.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "horizontal", "itemDimensions": { "width": «{ "fractional": 80 }» } },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .replacing("80", with: "0.8"))

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let size = layout.itemDimensions,
      layout.type == .horizontal
    else { return }
    check(size.width, \.width, of: size, context)
    check(size.height, \.height, of: size, context)
    if let ratio = size.aspectRatio, ratio <= 0, size.height == nil,
      let range = context.value(\.aspectRatio, of: size)
    {
      context.report(
        RuleFinding(
          at: range, "`\(context.name(\Document.ItemDimensions.aspectRatio))` must be greater than 0",
          consequence: "the items have no usable height",
          help: "write width divided by height, such as 1.5"))
    }
  }

  private static func check(
    _ dimension: Document.DimensionValue?, _ path: PartialKeyPath<Document.ItemDimensions>,
    of size: Document.ItemDimensions, _ context: RuleContext
  ) {
    guard case .fractional(let share)? = dimension, share <= 0 || share > 1,
      let range = context.value(path, of: size)
    else { return }
    let isPercentage = share > 1.5 && share <= 100
    context.report(
      RuleFinding(
        at: range,
        "a fraction of the container ranges from 0 to 1, but this one is \(JSONNumber(value: share).text)",
        consequence: share > 1 ? "the items are larger than the container" : "the items are not visible",
        help: isPercentage
          ? "write \(JSONNumber(value: share / 100).text) for \(JSONNumber(value: share).text) percent"
          : "write a number above 0 and up to 1, which is the whole container"))
  }
}
