import CladsDocument
import Diagnostics

/// A grid without a usable number of columns.
enum GridColumns {
  static let rule = Rule(
    "grid-columns", .error, .sections, .crashes, checks: .section(check),
    summary: "A grid with fewer than one column, or with columns without a width.",
    why: """
      A grid needs at least one column. With 0 columns it cannot place its items; a negative number crashes \
      the app.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "grid", "columns": «-1» },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    fix: "Write `2`, the default number of columns")

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let columns = layout.columns,
      layout.type == .grid
    else { return }
    switch columns {
    case .fixed(let count):
      guard count < 1, let range = context.value(\.columns, of: layout) else { return }
      let message = "a grid needs at least one column, but has \(count)"
      let fixes = context.replacement("Write `2`", of: range, with: "2")
      context.report(
        count < 0
          ? RuleFinding(
            at: range, message, effect: rule.description.effect, help: "write 1 or more", fixes: fixes)
          : RuleFinding(
            at: range, message, consequence: "the grid cannot place its items", help: "write 1 or more",
            fixes: fixes))
    case .adaptive(let width):
      guard width <= 0, let range = context.value(\.columns, of: layout) else { return }
      context.report(
        RuleFinding(
          at: range, "the minimum width of a column must be greater than 0",
          consequence: "the grid cannot place its items", help: "write a number of points, such as 120"))
    }
  }
}
