import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition over a value that is not an array.
enum ForEachItemsNotArray {
  static let rule = Rule(
    "foreach-items-not-array", .error, .sections, checks: .forEach(check), .section(check),
    summary: "A `forEach` or a section whose path leads to a `state` value that is not an array.",
    why: "Only the elements of an array are repeated. Any other value counts as an empty array.",
    bad: .compactScreen(
      "cities", state: #"{ "cities": "Oslo, Rome" }"#,
      #"""
      { "type": "forEach", "items": «"cities"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    good: .replacing(#""Oslo, Rome""#, with: #"["Oslo", "Rome"]"#))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let items = forEach.items else { return }
    check(items, context.iteration.outerScope(of: forEach.scope), context) {
      context.value(\.items, of: forEach)
    }
  }

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let items = section.dataSource, section.itemTemplate != nil else { return }
    check(items, context.iteration.outerScope(of: section.scope), context) {
      context.value(\.dataSource, of: section)
    }
  }

  private static func check(
    _ items: String, _ scope: ScopeIndex, _ context: RuleContext, at range: () -> TextRange?
  ) {
    if !context.errors.isEmpty,
      let error = context.errors.node(at: Keypath.parse(items).components, in: scope), let range = range()
    {
      return context.report(
        RuleFinding(
          at: range, "`\(items)` is not an array",
          consequence: "it counts as an empty array, so nothing is repeated",
          help: "write the path of an array",
          related: [Related("a request stores its error here", at: context.view.range(error))]))
    }
    guard let (value, node) = context.state.initialValue(at: items, in: scope), let range = range() else {
      return
    }
    if case .arrayValue = value { return }
    let path = Keypath.parse(items).components
    guard !context.analysis.state.isWritten(path) || context.writes.holdOnlyScalars(at: path),
      !context.host.declaresState(at: path),
      context.view.isCompleteString(node)
    else {
      return
    }
    context.report(
      RuleFinding(
        at: range, "`\(items)` is not an array",
        consequence: "it counts as an empty array, so nothing is repeated",
        help: help(items, value),
        related: [Related("its initial value", at: context.view.head(of: node))]))
  }

  private static func help(_ items: String, _ value: Document.StateValue) -> String {
    guard case .objectValue(let members) = value else { return "wrap its elements in `[` and `]`" }
    // Going through many members for each finding would be slow, and the list would be of no use.
    let arrays =
      members.count > 100
      ? [] : members.filter { if case .arrayValue = $0.value { true } else { false } }.keys.sorted()
    return arrays.isEmpty
      ? "write the path of an array"
      : "write the path of an array in it: \(listing(arrays.map { "\(items).\($0)" }, last: "or"))"
  }
}
