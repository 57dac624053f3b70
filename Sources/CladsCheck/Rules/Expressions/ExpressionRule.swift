import Diagnostics

/// A rule about templates and expressions.
///
/// `ExpressionChecker` checks each text once for all of these rules; a rule only reports the findings with
/// its id.
protocol ExpressionRule: DocumentRule {}

extension ExpressionRule {
  static var group: RuleGroup { .expressions }

  static func check(_ context: RuleContext) {
    for entry in context.expressionFindings[id] ?? [] where !context.isCanceled() {
      context.report(entry.finding, sharing: entry.cause)
    }
  }
}
