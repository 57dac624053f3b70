import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An index that no array reaches.
enum PathIndexTooLarge: DocumentRule {
  static let id: DiagnosticID = "path-index-too-large"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index above 100,000 in a state path.",
    why: "A write to it pads the array with that many empty elements; no array on a screen is that long.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "titles«[1000000]»", "value": "Summit" }
          },
          "children": [ { "type": "label", "text": "${titles.count} places" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "titles[1]", "value": "Summit" } },
          "children": [ { "type": "label", "text": "${titles.count} places" } ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    context.state.forEachNonPlainPath { fact, path in
      guard let problem = path.problem, case .indexTooLarge = problem.kind else { return }
      context.report(
        Finding(
          id, at: context.view.sourceRange(ofDecoded: problem.range, in: fact.node), problem.message,
          consequence: "a write to it pads the array with `null` up to that index",
          help: "use an index that the array has"
        ))
    }
  }
}
