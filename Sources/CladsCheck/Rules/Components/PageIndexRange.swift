import CladsDocument
import Diagnostics
import JSONSyntax

/// A page indicator that starts on a page that does not exist.
enum PageIndexRange {
  static let rule = Rule(
    "page-index-range", .warning, .components, checks: .component(kinds: ["pageIndicator"], check),
    summary: "A `currentPage` whose initial value is not one of the pages.",
    why: """
      Pages count from 0, so the last of three is page 2. For a page that does not exist, no dot is \
      highlighted.
      """,
    bad: .compactScreen(
      "tour", state: #"{ "page": 3 }"#,
      #"{ "type": "pageIndicator", "currentPage": «"page"», "pageCount": 3 }"#),
    good: .replacing(#"e": 3"#, with: #"e": 2"#))

  private static let pageCount = Document.ComponentContents.table.keys([\.pageCount])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let path = component.currentPage,
      component.pageCount != nil || component.keys.isDisjoint(with: pageCount)
    else { return }
    let count = component.pageCount ?? 5
    guard count > 0, let state = context.state.initialValue(at: path, in: component.scope),
      case .intValue(let page) = state.value, !(0..<count).contains(page),
      let range = context.value(\.currentPage, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: range,
        "`\(path)` starts at \(page), but "
          + (count == 1 ? "the only page is 0" : "the pages are 0 to \(count - 1)"),
        consequence: "no dot is highlighted",
        help: page == count
          ? "pages count from 0: the last one is \(count - 1)" : "start on an existing page",
        related: [Related("declared here", at: context.view.range(state.node))]))
  }
}
