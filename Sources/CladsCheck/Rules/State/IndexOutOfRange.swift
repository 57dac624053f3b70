import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import SourceText

/// An index beyond the end of an array.
enum IndexOutOfRange: DocumentRule {
  static let id: DiagnosticID = "index-out-of-range"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index beyond the end of an array that never changes, or a computed index that may be.",
    why: """
      There is no such element. If the index is computed, the app hangs on device as soon as it is beyond \
      the end.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.«2»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "${titles.1}" } ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for use in context.analysis.state.uses where !context.isCanceled() && use.access == .read {
      check(use, context)
    }
    for entry in context.expressionFindings[id] ?? [] { context.report(entry.finding, sharing: entry.cause) }
  }

  private static func check(_ use: StateUse, _ context: RuleContext) {
    let state = context.analysis.state
    for (position, component) in use.components.enumerated() {
      guard case .index(let index) = component, index >= 0 else { continue }
      let array = Array(use.components.prefix(position))
      guard case .declared(.arrayValue(let elements)) = state.lookup(array), index >= elements.count,
        !state.isWritten(array), !context.host.declaresState(at: array),
        context.view.isCompleteString(use.node)
      else { continue }
      let ranges = context.state.componentRanges(of: use)
      let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
      return context.report(
        Finding(
          id, at: ranges.indices.contains(position) ? ranges[position] : use.range,
          elements.isEmpty
            ? "`\(Keypath(array).text)` is empty" : "`\(Keypath(array).text)` has only \(count)",
          consequence: use.form == .expression && context.project.target == .device
            ? "the current runtime stores the text of the expression" : "it has no value",
          help: elements.isEmpty
            ? "add elements to it" : "the last element is `\(Keypath(array).text).\(elements.count - 1)`"))
    }
  }
}
