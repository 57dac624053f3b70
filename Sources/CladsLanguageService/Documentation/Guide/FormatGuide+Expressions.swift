import CladsCheck
import CladsExpressions
import Diagnostics

extension FormatGuide {
  static let expressions =
    """
    ## Expressions and state paths

    A path is keys and indices: `user.name`, `items[0].title`; it starts with a key of `state`, or with a \
    variable of the `forEach` around it. Local state is read as `local.KEY`. \
    Expressions know paths, numbers, `'text'`, `true`, `false`, `null`, \
    \(operators), `( )` and `condition ? a : b`. On device, a comparison, `&&` and `||` are always false as a \
    condition, elsewhere nothing: store a boolean. Arrays also have:

    """ + "\n"
    + ExpressionFunction.all.map { "- `\($0.signature)`: \(summary($0.documentation, to: "; "))" }.joined(
      separator: "\n")

  private static let operators = BinaryOperator.allCases.map { "`\($0.symbol)`" }.joined(separator: " ")

  /// The deviations that a rule warns of, by outcome; of several with one rule, only the first. Few requests
  /// have any.
  /// `--check` says how to write each so that it works.
  static let deviations: String = {
    var rules: Set<DiagnosticID> = []
    let entries = Deviation.allCases.filter { !saidBefore.contains($0) }.map(\.entry).filter { entry in
      guard let rule = RuleTable.description(entry.rule), rule.severity >= .warning, rule.group != .actions
      else { return false }
      return rules.insert(entry.rule).inserted
    }
    let lines = outcomes.map { outcome, title in
      "- \(title): " + entries.filter { $0.outcome == outcome }.map(\.written).joined(separator: "; ")
    }
    return "## Device (what the current runtime does not do)\n\n"
      + "Avoid these; `--check` says what to write instead.\n\n"
      + lines.joined(separator: "\n")
  }()

  /// What the sections before say.
  private static let saidBefore: Set<Deviation> = [
    .mixedOperators, .repeatedOperator, .comparison, .logicalOperator, .buttonText, .integerSlider,
  ]

  private static let outcomes: [(Deviation.Outcome, String)] = [
    (.crashes, "The app crashes"), (.hangs, "The app stops responding"), (.nothing, "No effect"),
    (.text, "The source text is the result"), (.otherValue, "Another result than expected"),
  ]
}
