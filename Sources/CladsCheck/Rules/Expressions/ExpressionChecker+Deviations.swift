import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// Expressions whose result on device differs from the specification.
///
/// Comparing the two evaluators in several states decides whether there is a finding; the syntax of the
/// expression only selects the message.
extension ExpressionChecker {
  /// Reports deviations, at most one finding for each range; adds the reported ranges to `taken`.
  mutating func checkDeviations(_ unit: ExpressionUnit, _ types: ExpressionTypes, _ taken: inout [Range<Int>])
  {
    let isBraced = if case .braced = unit.rootKind { true } else { false }
    let deviations = deviations(in: unit, types)
    if deviations.isEmpty, taken.isEmpty, isBraced || unit.expression.isPlainPath { return }
    guard
      let state = outcomes.probes(for: unit, types, context.writes).first(where: {
        outcomes.specified(unit, $0) != outcomes.onDevice(unit, $0)
      })
    else {
      if let chain = deviations.first(where: { $0.deviation == .mixedOperators }), taken.isEmpty {
        taken.append(chain.range)
        reportUnusual(chain, unit, types)
      }
      return
    }
    let outcome = outcomes.onDevice(unit, state)
    if outcome == .hangs, let index = computedIndex(in: unit),
      !deviations.contains(where: { $0.deviation.entry.outcome == .hangs || $0.deviation.isBracket }),
      !taken.contains(where: { $0.overlaps(index) })
    {
      // Nothing else matters as much as that the app hangs.
      taken.append(index)
      return reportHang(at: index, unit)
    }
    var rules: Set<DiagnosticID> = []
    for deviation in deviations.sorted(by: { $0.deviation.severityRank < $1.deviation.severityRank }) {
      let entry = deviation.deviation.entry
      guard !taken.contains(where: { $0.overlaps(deviation.range) }), rules.insert(entry.rule).inserted else {
        continue
      }
      taken.append(deviation.range)
      report(finding(deviation, unit, types, outcome), about: unit)
    }
    if taken.isEmpty, let parentheses = parentheses(in: unit) {
      taken.append(parentheses)
      reportParentheses(at: parentheses, unit, types)
    }
  }

  /// Returns the deviations visible in the text and those that depend on the state.
  private func deviations(in unit: ExpressionUnit, _ types: ExpressionTypes) -> [DeviationFinding] {
    var found = unit.expression.deviations(
      in: unit.text, at: unit.location == .source ? .source : .placeholder
    ).filter { $0.deviation.entry.outcome != .same && !isHarmless($0, unit, types) }
    for id in unit.expression.nodes.indices where !context.isCanceled() {
      let range = unit.expression[id].range
      switch unit.expression[id].kind {
      case .binary(let operation, let left, let right) where operation.isArithmetic:
        for operand in [left, right] where isDecimal(operand, unit, types) {
          found.append(DeviationFinding(deviation: .decimalOperand, range: unit.expression[operand].range))
        }
      case .property(let base, let property):
        if case .objectValue(let members)? = types[base].value, members[property.rawValue] != nil,
          property == .count || property == .isEmpty
        {
          found.append(DeviationFinding(deviation: .shadowedKey, range: range))
        } else if unit.location == .source, types[base].value == .arrayValue([]),
          property == .first || property == .last
        {
          found.append(DeviationFinding(deviation: .emptyArrayElement, range: range))
        } else if unit.location == .source, case .braced = unit.expression[base].kind {
          found.append(DeviationFinding(deviation: .trailingProperty, range: range))
        }
      default: continue
      }
    }
    return found
  }

  /// Returns whether a deviation gives the same result everywhere after all, or is reported elsewhere.
  private func isHarmless(
    _ finding: DeviationFinding, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Bool {
    switch finding.deviation {
    case .unquotedBranch:
      types.paths.contains { $0.range == finding.range && $0.isPlain && types[$0.node] == .undeclared }
    case .hyphenatedKey, .overflow, .zeroDivisor, .textAddition, .unresolvedOperand: true
    default: false
    }
  }

  private func isDecimal(_ id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes) -> Bool {
    if case .literal = unit.expression[unit.expression.unwrapped(id)].kind { return false }
    if case .binary = unit.expression[unit.expression.unwrapped(id)].kind { return false }
    if types[id].kind == .double { return true }
    guard case .braced = unit.expression[unit.expression.withoutParentheses(id)].kind,
      case .stringValue(let text)? = types[id].value
    else { return false }
    return Double(text) != nil && Int(text) == nil
  }

  private func finding(
    _ found: DeviationFinding, _ unit: ExpressionUnit, _ types: ExpressionTypes, _ outcome: DeviceOutcome
  ) -> Finding {
    let entry = found.deviation.entry
    let hangs = outcome == .hangs && (entry.outcome == .hangs || found.deviation.isBracket)
    let crashes = outcome == .crashes
    var consequence = entry.device
    if let comparison = outcomes.comparison(of: unit, types) {
      let conventional = found.deviation == .mixedOperators ? conventionalValue(of: unit) : nil
      consequence +=
        " (\(comparison)\(conventional.map { "; ordinary arithmetic gives \($0)" } ?? ""))"
    }
    let fixes = DeviationFixes(context: context).fixes(for: found, unit)
    return Finding(
      entry.rule, at: unit.range(found.range),
      "\(entry.written) \(found.deviation.predicate)",
      effect: hangs ? .hangs : crashes ? .crashes : .none,
      consequence: hangs ? "the app stops responding" : crashes ? "the app crashes" : consequence,
      help: fixes.first.map { $0.title.lowercasedFirst } ?? help(for: found, unit),
      severity: hangs || crashes ? .error : nil, fixes: fixes)
  }

  /// Returns the advice for a deviation that has no fix.
  private func help(for found: DeviationFinding, _ unit: ExpressionUnit) -> String? {
    let deviation = found.deviation
    return switch deviation {
    case .mixedOperators, .repeatedOperator:
      "store the result of one operator in state and compute with that; parentheses do not help here"
    case .propertyOperand, .trailingProperty:
      unit.location == .source
        ? deviation.entry.portable : stored(found, unit)
    default: deviation.entry.portable
    }
  }

  /// Returns the advice to store a part of an expression, with the whole expression that remains.
  private func stored(_ found: DeviationFinding, _ unit: ExpressionUnit) -> String {
    let part = unit.text(of: found.range)
    let words = part.split { !$0.isLetter && !$0.isNumber }
    let name =
      words.first.map(String.init).map { first in
        words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      } ?? "number"
    let before = unit.text(of: unit.body.lowerBound..<found.range.lowerBound)
    let after = unit.text(of: found.range.upperBound..<unit.body.upperBound)
    return "store `\(part)` in the state, for example as `\(name)`, and write `\(before)\(name)\(after)`"
  }

  /// Reports a chain that both evaluators group alike, but differently from ordinary arithmetic.
  private mutating func reportUnusual(
    _ chain: DeviationFinding, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) {
    var consequence = "the operators are computed one after the other, from left to right"
    if types.isComplete,
      let value = outcomes.specified(unit, outcomes.initial).phrase(quoted: unit.location != .placeholder),
      let conventional = conventionalValue(of: unit), conventional != value
    {
      consequence = "the result is \(value); ordinary arithmetic gives \(conventional)"
    }
    let fixes = DeviationFixes(context: context).fixes(for: chain, unit)
    report(
      Finding(
        .exprMixedOperators, at: unit.range(chain.range),
        "`*`, `/` and `%` have no precedence over `+` and `-`", consequence: consequence,
        help: fixes.first.map { $0.title.lowercasedFirst } ?? help(for: chain, unit), fixes: fixes),
      about: unit)
  }

  /// Returns the range of the first operand in parentheses, or `nil` if there is none.
  private func parentheses(in unit: ExpressionUnit) -> Range<Int>? {
    unit.expression.nodes.first { if case .parenthesized = $0.kind { true } else { false } }?.range
  }

  private mutating func reportParentheses(
    at range: Range<Int>, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) {
    let isArithmetic = unit.expression.nodes.contains {
      if case .binary(let operation, _, _) = $0.kind { operation.isArithmetic } else { false }
    }
    report(
      Finding(
        isArithmetic ? RuleDescription.exprMixedOperators.id : RuleDescription.exprParenthesizedCondition.id,
        at: unit.range(range),
        "these parentheses are evaluated differently on device",
        consequence: outcomes.comparison(of: unit, types).map { "the result is \($0)" },
        help: isArithmetic
          ? "group to the right, as in `a + (b + c)`, or store the value of the parentheses in state"
          : "remove the parentheses"),
      about: unit)
  }

  /// Returns the value of a chain with the precedence that most languages have.
  private func conventionalValue(of unit: ExpressionUnit) -> String? {
    let tree = Expression.parse(unit.source, grouping: .conventional)
    return outcomes.evaluator.result(of: tree.root, of: tree, in: outcomes.initial).value?
      .phrase(quoted: unit.location != .placeholder)
  }

  // MARK: Indices

  /// Returns the range of the first computed index, or `nil` if there is none.
  private func computedIndex(in unit: ExpressionUnit) -> Range<Int>? {
    for node in unit.expression.nodes {
      guard case .subscripted(_, let index) = node.kind else { continue }
      if case .binary = unit.expression[unit.expression.unwrapped(index)].kind {
        return unit.expression[index].range
      }
    }
    return nil
  }

  private mutating func reportHang(at range: Range<Int>, _ unit: ExpressionUnit) {
    let help = "store the index in state and write its path here"
    let severity: Severity? = outcomes.onDevice(unit, outcomes.initial) == .hangs ? .error : nil
    if isPreceded(range, in: unit) {
      return report(
        Finding(
          .indexOutOfRange, at: unit.range(range),
          "arithmetic in an index does not work in a longer expression on device", effect: .hangs,
          consequence: "the app splits the text at this operator and stops responding", help: help,
          severity: severity), about: unit)
    }
    report(
      Finding(
        .indexOutOfRange, at: unit.range(range), "this index may be beyond the end of the array",
        effect: .hangs, consequence: "the app stops responding if it is",
        help: help, severity: severity),
      about: unit)
  }

  /// Returns whether there is something before the path that an index belongs to.
  private func isPreceded(_ index: Range<Int>, in unit: ExpressionUnit) -> Bool {
    let start = unit.expression.rootNode.range.lowerBound
    return unit.expression.nodes.contains { node in
      guard case .subscripted(_, let inner) = node.kind else { return false }
      return unit.expression[inner].range == index && node.range.lowerBound > start
    }
  }
}

extension Deviation {
  /// The predicate of a message about the construct.
  fileprivate var predicate: String {
    switch entry.outcome {
    case .text, .nothing, .hangs: "is not supported on device"
    case .crashes: "crashes the app"
    case .otherValue, .same: "is evaluated differently on device"
    }
  }

  /// The rank by severity: of two constructs in one range, the one with the lower rank is reported.
  fileprivate var severityRank: Int {
    switch entry.outcome {
    case .hangs: 0
    case .crashes: 1
    case .otherValue: 2
    case .nothing: 3
    case .text: 4
    case .same: 5
    }
  }

  fileprivate var isBracket: Bool {
    switch self {
    case .secondIndex, .memberAfterIndex, .indexOutOfRange, .propertyInIndex: true
    default: false
    }
  }
}

extension String {
  /// The text with a lowercase first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
