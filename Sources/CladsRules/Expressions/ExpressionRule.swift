import Diagnostics

/// A rule about templates and expressions.
///
/// All of them are judged together, each text once; such a rule passes on what was found under its name.
protocol ExpressionRule: DocumentRule {}

extension ExpressionRule {
  /// Most of these rules are about expressions.
  static var group: RuleGroup { .expressions }

  /// Passes on the findings of this name.
  static func check(_ context: RuleContext) {
    for entry in context.expressionFindings[id] ?? [] { context.report(entry.finding, sharing: entry.cause) }
  }
}
