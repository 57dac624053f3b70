import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A negative index in a path.
enum NegativeIndex {
  static let rule = RuleDescription.negativeIndex.checks(.document(check))

  static func check(_ context: RuleContext) {
    context.state.forEachNonPlainPath { fact, path in
      guard let problem = path.problem, case .negativeIndex(let index) = problem.kind else { return }
      let range = context.view.sourceRange(ofDecoded: problem.range, in: fact.node)
      report(index, at: range, writes: fact.role.writesState, context)
    }
    for use in context.analysis.state.uses where !context.isCanceled() && use.form != .path {
      check(use, context)
    }
    for use in context.analysis.state.variableUses where use.form != .path { check(use, context) }
  }

  private static func check(_ use: StateUse, _ context: RuleContext) {
    for (position, component) in use.components.enumerated() {
      guard case .index(let index) = component, index < 0 else { continue }
      let ranges = context.state.componentRanges(of: use)
      return report(
        index, at: ranges.indices.contains(position) ? ranges[position] : use.range, writes: false, context)
    }
  }

  private static func report(_ index: Int, at range: TextRange, writes: Bool, _ context: RuleContext) {
    context.report(
      RuleFinding(
        at: range, "negative index \(index): indices start at 0",
        effect: writes ? .crashes : .none, consequence: writes ? nil : "it has no value",
        help: "count from the start; in an expression, `.last` is the last element"))
  }
}

extension Role {
  /// Whether the role writes the value at the path.
  fileprivate var writesState: Bool {
    switch self {
    case .path(let access, _), .localPath(let access, _): access.writes
    default: false
    }
  }
}
