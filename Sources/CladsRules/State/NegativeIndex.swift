import CladsAnalysis
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A place in a list that is below zero.
enum NegativeIndex: DocumentRule {
  static let id: DiagnosticID = "negative-index"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.crashes
  static let documentation = RuleDocumentation(
    summary: "A negative index in a state path.",
    why: "Places are counted from 0. Reading below that finds nothing, and writing there crashes the app.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "Last: ${titles«[-1]»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": { "children": [ { "type": "label", "text": "Last: ${titles.last}" } ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    context.forEachOddPath { fact, path in
      guard let problem = path.problem, case .negativeIndex(let index) = problem.kind else { return }
      let range = context.view.sourceRange(ofDecoded: problem.range, in: fact.node)
      report(index, at: range, writes: fact.role.writesState, context)
    }
    for use in context.analysis.state.uses where use.form != .path { check(use, context) }
    for use in context.analysis.state.variableUses where use.form != .path { check(use, context) }
  }

  private static func check(_ use: StateUse, _ context: RuleContext) {
    for (place, component) in use.components.enumerated() {
      guard case .index(let index) = component, index < 0 else { continue }
      let places = context.places(of: use)
      return report(
        index, at: places.indices.contains(place) ? places[place] : use.range, writes: false, context)
    }
  }

  private static func report(_ index: Int, at range: TextRange, writes: Bool, _ context: RuleContext) {
    context.report(
      Finding(
        id, at: range, "\(index) is below zero, and the first element has the place 0",
        effect: writes ? .crashes : .none, consequence: writes ? nil : "nothing is found there",
        help: "count from the front; an expression can name the last element with `.last`"))
  }
}

extension Role {
  /// Whether the value at the path is changed.
  fileprivate var writesState: Bool {
    switch self {
    case .path(let access, _), .localPath(let access, _): access.writes
    default: false
    }
  }
}
