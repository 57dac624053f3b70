import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A place in a list that no list reaches.
enum PathIndexTooLarge: DocumentRule {
  static let id: DiagnosticID = "path-index-too-large"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index above 100,000 in a state path.",
    why: "Writing there fills the list up with as many empty places; no list of a screen is that long.",
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
    context.forEachOddPath { fact, path in
      guard let problem = path.problem, case .indexTooLarge = problem.kind else { return }
      context.report(
        Finding(
          id, at: context.view.sourceRange(ofDecoded: problem.range, in: fact.node), problem.message,
          consequence: "writing there fills the list up to that place", help: "name a place that the list has"
        ))
    }
  }
}
