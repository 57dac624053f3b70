import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import SourceText

/// An index beyond the end of an array.
enum IndexOutOfRange {
  static let rule = RuleDescription.indexOutOfRange.checks(.document(check))

  static func check(_ context: RuleContext) {
    for use in context.analysis.state.uses where !context.isCanceled() && use.access == .read {
      check(use, context)
    }
    context.reportExpressionFindings()
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
        RuleFinding(
          at: ranges.indices.contains(position) ? ranges[position] : use.range,
          elements.isEmpty
            ? "`\(Keypath(array).text)` is empty" : "`\(Keypath(array).text)` has only \(count)",
          consequence: use.form == .expression && context.deviations.contains(.indexOutOfRange)
            ? "the current runtime stores the text of the expression" : "it has no value",
          help: elements.isEmpty
            ? "add elements to it" : "the last element is `\(Keypath(array).text).\(elements.count - 1)`"))
    }
  }
}
