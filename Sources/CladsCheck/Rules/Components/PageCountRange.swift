import CladsDocument
import Diagnostics

/// A page count that cannot be shown as dots.
enum PageCountRange {
  static let rule = Rule(
    "page-count-range", .error, .components, .crashes, checks: .component(kinds: ["pageIndicator"], check),
    summary: "A `pageCount` that is below 1 or too large for the screen.",
    why: """
      A negative count crashes the app, 0 shows no dots, and more than 50 dots do not fit on a phone \
      screen.
      """,
    bad: .compactScreen(
      "tour", state: #"{ "page": 0 }"#,
      #"{ "type": "pageIndicator", "currentPage": "page", "pageCount": «-1» }"#),
    good: .replacing("-1", with: "3"))

  private static let largest = 50

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let count = component.pageCount, count < 1 || count > largest,
      let range = context.value(\.pageCount, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: range,
        count > largest
          ? "\(count) dots do not fit on the screen"
          : "`\(context.name(\Document.ComponentContents.pageCount))` must be at least 1, not \(count)",
        effect: count < 0 ? rule.description.effect : .none,
        consequence: count < 0
          ? nil : count == 0 ? "the indicator is invisible" : "the dots run off the screen",
        help: "write the number of pages, from 1 to \(largest)",
        severity: count < 0 ? nil : .warning))
  }
}
