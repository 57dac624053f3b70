import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Texts that are no expressions.
extension ExpressionJudge {
  /// Reports why a text is no expression.
  mutating func report(_ problem: ExpressionProblem, _ unit: ExpressionUnit) {
    let device = answerOfPhones(unit, initial)
    if isKeyOfState(unit), device == answer(unit, initial) { return }
    let hangs = isForPhones && device == .hangs
    let range = problem.range.isEmpty ? unit.body : problem.range
    report(
      Finding(
        DiagnosticID(rawValue: problem.rule), at: unit.range(range), problem.message,
        effect: hangs ? .hangs : .none, consequence: hangs ? nil : consequence(of: unit), help: problem.help,
        severity: hangs ? .error : nil, fixes: fixes(for: problem, unit)),
      about: unit)
  }

  private func consequence(of unit: ExpressionUnit) -> String {
    let phones = isForPhones ? answerOfPhones(unit, initial) : .nothing
    switch (unit.place, phones) {
    case (.source, .value(.objectValue(initial.values))): return "today's phones store the whole state"
    case (.source, .value(let value)) where value != .stringValue(unit.source):
      return "today's phones store \(value.phrase())"
    case (.source, _): return "the text itself is stored"
    case (.placeholder, .value(.stringValue(let text))) where !text.isEmpty:
      return "today's phones show `\(text)`"
    case (.placeholder, _): return "the placeholder stays empty"
    case (.condition, _): return "it counts as false"
    }
  }

  /// Whether the text is no expression, but a path or a key with spaces that has a value.
  private func isKeyOfState(_ unit: ExpressionUnit) -> Bool {
    let text = unit.source.trimmed
    return !text.isEmpty && unit.place != .condition && initial.value(at: text) != nil
  }

  private func fixes(for problem: ExpressionProblem, _ unit: ExpressionUnit) -> [QuickFix] {
    let end = unit.body.upperBound
    switch problem.kind {
    case .unclosed("("): return [fix("Add `)`", end..<end, of: unit, with: ")")]
    case .unclosed("["): return [fix("Add `]`", end..<end, of: unit, with: "]")]
    case .unopened: return [fix("Remove it", problem.range, of: unit, with: "")]
    case .unterminatedString(let quote): return [fix("Add `\(quote)`", end..<end, of: unit, with: quote)]
    case .unknownOperator("="), .unknownOperator("==="):
      return [fix("Write `==`", problem.range, of: unit, with: "==")]
    case .unknownOperator("&"), .unknownOperator("and"):
      return [fix("Write `&&`", problem.range, of: unit, with: "&&")]
    case .unknownOperator("|"), .unknownOperator("or"):
      return [fix("Write `||`", problem.range, of: unit, with: "||")]
    default: return []
    }
  }

  /// Reports text for readers where something to compute is expected; whether it was such a text.
  mutating func judgeProse(_ unit: ExpressionUnit) -> Bool {
    let text = unit.source.trimmed
    guard !text.isEmpty else { return false }
    let isComputed = isForPhones && answerOfPhones(unit, initial) != .value(.stringValue(text))
    let looksComputed = unit.expression.isValid ? isArithmeticOfWords(unit) : false
    if unit.expression.isValid {
      guard looksComputed || isWord(unit) else { return false }
    } else {
      guard isProse(text), context.analysis.state.roots[text] == nil else { return false }
    }
    let rule: DiagnosticID =
      looksComputed || (isComputed && !text.contains("?")) ? ExprLooksArithmetic.id : ExprPlainText.id
    report(
      Finding(
        rule, at: context.view.range(unit.fact.node), "this is text, not something to compute",
        consequence: consequenceOfProse(unit), help: "write the text alone, without `$expr`",
        fixes: literalFix("Write the text alone", of: unit, with: StringLiteral.quoted(text))),
      about: unit)
    return true
  }

  private func consequenceOfProse(_ unit: ExpressionUnit) -> String {
    let ours = ExpressionEvaluator().evaluate(ParsedExpression(unit.source), in: initial)
    guard isForPhones, let theirs = answerOfPhones(unit, initial).phrase() else {
      return "\(ours.phrase()) is stored"
    }
    return ours.phrase() == theirs
      ? "\(theirs) is stored" : "today's phones store \(theirs)"
  }

  /// Whether a text that is no expression consists of words: at least two of them side by side.
  private func isProse(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, !text.contains("${"), !text.contains("("), !text.contains("[") else {
      return false
    }
    let plain = words.filter { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || ".,:;!?'’-/–—".contains($0) }
        && word.contains(where: \.isLetter)
    }
    return plain.count > 1 && plain.count * 3 >= words.count * 2
  }

  /// Whether the whole expression is one name that nothing declares.
  private mutating func isWord(_ unit: ExpressionUnit) -> Bool {
    guard case .identifier(let name) = unit.rootKind, !context.isOpen else { return false }
    return isUnknown(name, unit) && !isNearState(name)
  }

  /// Whether the expression is words or numbers with `-` or `/` and no space between them: a date, a compound.
  private mutating func isArithmeticOfWords(_ unit: ExpressionUnit) -> Bool {
    guard !unit.source.utf8.contains(0x20), case .binary = unit.rootKind else { return false }
    var numbers = 0
    var words = 0
    var operators = 0
    for node in unit.expression.nodes {
      switch node.kind {
      case .identifier(let name):
        guard isUnknown(name, unit), !isNearState(name) else { return false }
        words += 1
      case .literal(.int): numbers += 1
      case .binary(.subtract, _, _), .binary(.divide, _, _): operators += 1
      default: return false
      }
    }
    return words > 0 ? !context.isOpen && !isKey(unit) : numbers > 2 && operators == numbers - 1
  }

  private func isKey(_ unit: ExpressionUnit) -> Bool { context.analysis.state.roots[unit.source] != nil }

  private func isUnknown(_ name: String, _ unit: ExpressionUnit) -> Bool {
    guard context.analysis.scopes.variable(named: name, in: unit.fact.scope) == nil,
      !context.isIterationName(name), name != Keypath.localRoot
    else { return false }
    if case .undeclared = context.analysis.state.lookup([.key(name)]) { return true }
    return false
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
