import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import Diagnostics
import SourceText

/// What today's phones make of an expression, where that is something else.
///
/// Whether there is anything to say is decided by comparing the two evaluators in several states; what the
/// expression is made of only says how to put it.
extension ExpressionJudge {
  /// Reports what today's phones read differently; at most one finding for each stretch.
  mutating func judgeDeviations(_ unit: ExpressionUnit, _ types: ExpressionTypes, _ taken: inout [Range<Int>])
  {
    let isBraced = if case .braced = unit.rootKind { true } else { false }
    let deviations = deviations(in: unit, types)
    if deviations.isEmpty, taken.isEmpty, isBraced || unit.expression.isPlainPath { return }
    guard let state = probes(for: unit, types).first(where: { answer(unit, $0) != answerOfPhones(unit, $0) })
    else {
      if let chain = deviations.first(where: { $0.deviation == .mixedOperators }), taken.isEmpty {
        taken.append(chain.range)
        reportUnusual(chain, unit, types)
      }
      return
    }
    let outcome = answerOfPhones(unit, state)
    var rules: Set<String> = []
    for deviation in deviations.sorted(by: { $0.deviation.seriousness < $1.deviation.seriousness }) {
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
    if taken.isEmpty, outcome == .hangs, let index = computedIndex(in: unit) {
      taken.append(index)
      reportHang(at: index, unit)
    }
  }

  /// What the text shows, and what only the state can tell.
  private func deviations(in unit: ExpressionUnit, _ types: ExpressionTypes) -> [DeviationFinding] {
    var found = unit.expression.deviations(
      in: unit.text, at: unit.place == .source ? .source : .placeholder
    ).filter { $0.deviation.entry.outcome != .same && !isHarmless($0, unit, types) }
    for id in unit.expression.nodes.indices {
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
        } else if unit.place == .source, types[base].value == .arrayValue([]),
          property == .first || property == .last
        {
          found.append(DeviationFinding(deviation: .emptyArrayElement, range: range))
        } else if unit.place == .source, case .braced = unit.expression[base].kind {
          found.append(DeviationFinding(deviation: .trailingProperty, range: range))
        }
      default: continue
      }
    }
    return found
  }

  /// Whether a result without quotes is a word that stays the same everywhere.
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
    var consequence =
      entry.device.hasPrefix("phones ") ? "today's \(entry.device)" : "on today's phones: \(entry.device)"
    if let answers = answers(unit, types) { consequence += "; \(answers)" }
    if found.deviation == .mixedOperators, let usual = usualReading(of: unit, types) { consequence += usual }
    let fixes = fixes(for: found, unit)
    return Finding(
      DiagnosticID(rawValue: entry.rule), at: unit.range(found.range),
      "today's phones misread \(entry.written)",
      effect: hangs ? .hangs : crashes ? .crashes : .none,
      consequence: hangs ? "today's phones stop responding" : crashes ? "today's phones crash" : consequence,
      help: fixes.first.map { $0.title.lowercasedFirst } ?? help(for: found.deviation, unit),
      severity: hangs || crashes ? .error : nil, fixes: fixes)
  }

  /// What to write instead, where no fix does it.
  private func help(for deviation: Deviation, _ unit: ExpressionUnit) -> String? {
    switch deviation {
    case .mixedOperators, .repeatedOperator:
      "keep the result of one operator in the state, and compute with that; parentheses do not help here"
    case .propertyOperand, .trailingProperty:
      unit.place == .source ? deviation.entry.portable : "keep the number in the state, and name it here"
    default: deviation.entry.portable
    }
  }

  /// Reports a chain that phones and this tool read alike, and most readers do not.
  private mutating func reportUnusual(
    _ chain: DeviationFinding, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) {
    var consequence = "operators are computed one after the other, from left to right"
    if types.isComplete, let value = answer(unit, initial).phrase(quoted: unit.place != .placeholder),
      let usual = usualValue(of: unit), usual != value
    {
      consequence = "the result is \(value); in ordinary arithmetic it would be \(usual)"
    }
    let fixes = fixes(for: chain, unit)
    report(
      Finding(
        ExprMixedOperators.id, at: unit.range(chain.range),
        "`*`, `/` and `%` do not come before `+` and `-` here", consequence: consequence,
        help: fixes.first.map { $0.title.lowercasedFirst } ?? help(for: .mixedOperators, unit), fixes: fixes),
      about: unit)
  }

  /// The first operand in parentheses.
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
        isArithmetic ? ExprMixedOperators.id : ExprParenthesizedCondition.id, at: unit.range(range),
        "today's phones misread these parentheses", consequence: answers(unit, types),
        help: isArithmetic
          ? "keep the value of the parentheses in the state, and compute with that" : "drop the parentheses"),
      about: unit)
  }

  /// The third reading of a chain, by the rules that most languages have.
  private func usualReading(of unit: ExpressionUnit, _ types: ExpressionTypes) -> String? {
    guard answers(unit, types) != nil, let value = usualValue(of: unit) else { return nil }
    return ", \(value) in ordinary arithmetic"
  }

  private func usualValue(of unit: ExpressionUnit) -> String? {
    let tree = Expression.parse(unit.source, grouping: .conventional)
    return ExpressionEvaluator().result(of: tree.root, of: tree, in: initial).value?
      .phrase(quoted: unit.place != .placeholder)
  }

  // MARK: Indices

  /// The first subscript whose index is computed.
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
    report(
      Finding(
        IndexOutOfRange.id, at: unit.range(range), "this index may lie beyond the end of the list",
        effect: .hangs, consequence: "today's phones stop responding when it does",
        help: "keep the index in the state, and name it here",
        severity: answerOfPhones(unit, initial) == .hangs ? .error : nil),
      about: unit)
  }
}

extension Deviation {
  /// The more serious of two constructs at one place is the one to speak about.
  fileprivate var seriousness: Int {
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
  /// The text with a small first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
