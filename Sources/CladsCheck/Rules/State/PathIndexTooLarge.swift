import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An index that no array reaches.
enum PathIndexTooLarge {
  static let rule = RuleDescription.pathIndexTooLarge.checks(.document(check))

  static func check(_ context: RuleContext) {
    context.state.forEachNonPlainPath { fact, path in
      guard let problem = path.problem, case .indexTooLarge = problem.kind else { return }
      context.report(
        RuleFinding(
          at: context.view.sourceRange(ofDecoded: problem.range, in: fact.node), problem.message,
          consequence: "a write to it pads the array with `null` up to that index",
          help: "use an index that the array has"
        ))
    }
  }
}
