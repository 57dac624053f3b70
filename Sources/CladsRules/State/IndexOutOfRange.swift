import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSchema
import Diagnostics
import SourceText

/// An index beyond the end of a list.
enum IndexOutOfRange: DocumentRule {
  static let id: DiagnosticID = "index-out-of-range"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index beyond the end of a list that nothing changes, or a computed one that may get there.",
    why: """
      Nothing is found there. Where the index is computed, today's phones stop responding as soon as it \
      lies beyond the end.
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
    for use in context.analysis.state.uses where use.access == .read { check(use, context) }
    for entry in context.expressionFindings[id] ?? [] { context.report(entry.finding, sharing: entry.cause) }
  }

  private static func check(_ use: StateUse, _ context: RuleContext) {
    let state = context.analysis.state
    for (place, component) in use.components.enumerated() {
      guard case .index(let index) = component, index >= 0 else { continue }
      let list = Array(use.components.prefix(place))
      guard case .declared(.arrayValue(let elements)) = state.lookup(list), index >= elements.count,
        !state.isWritten(list), !context.isHostState(list), context.isTyped(use.node)
      else { continue }
      let places = context.places(of: use)
      let count = elements.count == 1 ? "one element" : "\(elements.count) elements"
      return context.report(
        Finding(
          id, at: places.indices.contains(place) ? places[place] : use.range,
          elements.isEmpty
            ? "`\(Keypath(list).text)` is empty" : "`\(Keypath(list).text)` has only \(count)",
          consequence: use.form == .expression && context.project.target == .device
            ? "today's phones store the text of the expression" : "nothing is found there",
          help: elements.isEmpty
            ? "add elements to it" : "the last one is `\(Keypath(list).text).\(elements.count - 1)`"))
    }
  }
}
