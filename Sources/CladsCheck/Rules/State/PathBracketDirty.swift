import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A write to an index in brackets.
enum PathBracketDirty: DocumentRule {
  static let id: DiagnosticID = "path-bracket-dirty"
  static let severity = Severity.info
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let renderer: Renderer? = .uiKit
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A write to a path with an index in brackets.",
    why: """
      The current runtime does not notice that the array has changed: what reads the array is not redrawn.
      """,
    bad: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ] },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "titles«[0]»", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${titles.0}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ] },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "titles.0", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${titles.0}" } ]
        }
      }
      """#,
    fix: "Write the index with a dot")

  static func check(_ context: RuleContext) {
    for use in context.analysis.state.uses
    where !context.isCanceled() && use.access.writes && use.form == .path {
      guard context.view.isCompleteString(use.node),
        context.view.content(of: use.node).contains(Byte.openBracket)
      else { continue }
      let ranges = context.state.componentRanges(of: use)
      guard let range = ranges.first(where: { context.view.bytes[$0.start.utf8] == Byte.openBracket }) else {
        continue
      }
      context.report(
        Finding(
          id, at: range, "on device, UIKit does not notice a write to an index in brackets",
          consequence: "UIKit does not redraw what reads the array; SwiftUI does",
          help: "write the index with a dot",
          fixes: [
            QuickFix(
              "Write the index with a dot",
              edits: ranges.filter { context.view.bytes[$0.start.utf8] == Byte.openBracket }.map {
                TextEdit(range: $0, newText: "." + context.text($0).filter(\.isNumber))
              })
          ]),
        sharing: use.root)
    }
  }
}
