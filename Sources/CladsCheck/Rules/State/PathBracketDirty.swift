import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A write to an index in brackets.
enum PathBracketDirty {
  static let rule = RuleDescription.pathBracketDirty.checks(.document(check))

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
        RuleFinding(
          at: range, "on device, UIKit does not notice a write to an index in brackets",
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
