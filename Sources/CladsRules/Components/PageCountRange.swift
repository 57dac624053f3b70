import CladsDocument
import Diagnostics

/// A number of pages that makes no row of dots.
enum PageCountRange: ComponentRule {
  static let id: DiagnosticID = "page-count-range"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.crashes
  static let kinds: Set<String>? = ["pageIndicator"]
  static let documentation = RuleDocumentation(
    summary: "A `pageCount` below 1, or more than fits the screen.",
    why: "A negative number makes the app crash, none shows no dots, and more than 50 do not fit any phone.",
    bad: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [ { "type": "pageIndicator", "currentPage": "page", "pageCount": «-1» } ] }
      }
      """#,
    good: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [ { "type": "pageIndicator", "currentPage": "page", "pageCount": 3 } ] }
      }
      """#)

  private static let largest = 50

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let count = component.pageCount, count < 1 || count > largest,
      let range = context.value(\.pageCount, of: component)
    else { return }
    context.report(
      Finding(
        id, at: range,
        count > largest ? "\(count) dots do not fit the screen" : "there is no row of \(count) dots",
        effect: count < 0 ? effect : .none,
        consequence: count < 0
          ? nil : count == 0 ? "nobody sees the indicator" : "the dots run off the screen",
        help: "write how many pages there are, from 1 to \(largest)",
        severity: count < 0 ? nil : .warning))
  }
}
