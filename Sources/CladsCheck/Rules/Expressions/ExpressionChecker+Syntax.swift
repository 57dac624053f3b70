import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Texts that are not valid expressions.
extension ExpressionChecker {
  /// Reports a syntax error.
  mutating func report(_ problem: ExpressionProblem, _ unit: ExpressionUnit) {
    let device = outcomes.onDevice(unit, outcomes.initial)
    if isStatePath(unit), device == outcomes.specified(unit, outcomes.initial) { return }
    let hangs = targetsDevice && device == .hangs
    let foreign = foreignSyntax(in: unit, problem)
    let range = foreign?.range ?? (problem.range.isEmpty ? unit.body : problem.range)
    report(
      Finding(
        problem.rule, at: unit.range(range), foreign?.message ?? problem.message,
        effect: hangs ? .hangs : .none, consequence: hangs ? nil : consequence(of: unit),
        help: foreign.map(help) ?? problem.help, severity: hangs ? .error : nil,
        fixes: foreign.map { fixes(for: $0, unit) } ?? fixes(for: problem, unit)),
      about: unit)
  }

  /// Returns the construct of other languages that explains a problem; an earlier call of an unknown function
  /// is the problem itself.
  private func foreignSyntax(in unit: ExpressionUnit, _ problem: ExpressionProblem) -> ForeignSyntax? {
    let foreign = ForeignSyntax.first(in: unit.text, body: unit.body)
    if case .unknownCall = problem.kind, let foreign, foreign.range.lowerBound > problem.range.lowerBound {
      return nil
    }
    return foreign
  }

  /// Returns the advice about a construct of other languages.
  private func help(for foreign: ForeignSyntax) -> String {
    guard targetsDevice else { return foreign.help }
    switch foreign.kind {
    case .strictEquality, .namedOperator:
      // `!` works in conditions.
      return foreign.kind == .namedOperator("not", "!")
        ? foreign.help : foreign.help + "; on device, store the result in state as a boolean instead"
    case .keyword, .unknownOperator:
      return "use a path, `+ - * / %` with whole numbers, `.count`, `.contains(…)` or `condition ? 'a' : 'b'`"
    default: return foreign.help
    }
  }

  private func fixes(for foreign: ForeignSyntax, _ unit: ExpressionUnit) -> [QuickFix] {
    guard !foreign.edits.isEmpty else { return [] }
    let written = foreign.edited(unit.text, body: unit.body)
    let title = written.utf8.count < 60 ? "Write `\(written)`" : "Write it as an expression"
    return [QuickFix(title, edits: foreign.edits.flatMap { unit.fix(title, $0.range, with: $0.text).edits })]
  }

  /// Returns whether a text has a construct of other languages, and starts with a name that has a value.
  private func isForeignCode(_ unit: ExpressionUnit) -> Bool {
    guard let name = ForeignSyntax.first(in: unit.text, body: unit.body)?.firstName else { return false }
    return !isUnknown(unit.text(of: name), unit)
  }

  private func consequence(of unit: ExpressionUnit) -> String {
    let device = targetsDevice ? outcomes.onDevice(unit, outcomes.initial) : .nothing
    switch (unit.location, device) {
    case (.source, .value(.objectValue(outcomes.initial.values))):
      return "the current runtime stores the whole state"
    case (.source, .value(let value)) where value != .stringValue(unit.source):
      return "the current runtime stores \(value.phrase())"
    case (.source, _): return "the text itself is stored"
    case (.placeholder, .value(.stringValue(let text))) where !text.isEmpty:
      return "the current runtime shows `\(text)`"
    case (.placeholder, _): return "the placeholder stays empty"
    case (.condition, _): return "it counts as false"
    }
  }

  /// Returns whether the text is a path, possibly with spaces in its keys, that has a value.
  private func isStatePath(_ unit: ExpressionUnit) -> Bool {
    let text = unit.source.trimmed
    return !text.isEmpty && unit.location != .condition && outcomes.initial.value(at: text) != nil
  }

  private func fixes(for problem: ExpressionProblem, _ unit: ExpressionUnit) -> [QuickFix] {
    let end = unit.body.upperBound
    switch problem.kind {
    case .unclosed("("): return [unit.fix("Add `)`", end..<end, with: ")")]
    case .unclosed("["): return [unit.fix("Add `]`", end..<end, with: "]")]
    case .unopened: return [unit.fix("Remove it", problem.range, with: "")]
    case .unterminatedString(let quote): return [unit.fix("Add `\(quote)`", end..<end, with: quote)]
    case .unknownOperator("="): return [unit.fix("Write `==`", problem.range, with: "==")]
    case .unknownOperator("and"): return [unit.fix("Write `&&`", problem.range, with: "&&")]
    case .unknownOperator("or"): return [unit.fix("Write `||`", problem.range, with: "||")]
    default: return []
    }
  }

  /// Reports prose where an expression is expected; returns whether the text is prose.
  mutating func reportProse(_ unit: ExpressionUnit) -> Bool {
    let text = unit.source.trimmed
    guard !text.isEmpty else { return false }
    let looksComputed = unit.expression.isValid ? isArithmeticOfWords(unit) : false
    if unit.expression.isValid {
      guard looksComputed || isWord(unit) else { return false }
    } else {
      guard isProse(text), context.analysis.state.roots[text] == nil, !isForeignCode(unit) else {
        return false
      }
    }
    let isComputed = targetsDevice && outcomes.onDevice(unit, outcomes.initial) != .value(.stringValue(text))
    let rule: DiagnosticID =
      looksComputed || (isComputed && !text.contains("?"))
      ? RuleDescription.exprLooksArithmetic.id : RuleDescription.exprPlainText.id
    report(
      Finding(
        rule, at: context.view.range(unit.fact.node), "this is plain text, not an expression",
        consequence: consequenceOfProse(unit), help: "write a plain string instead of `$expr`",
        fixes: context.literalFix("Write a plain string", of: unit, with: StringLiteral.quoted(text))),
      about: unit)
    return true
  }

  private func consequenceOfProse(_ unit: ExpressionUnit) -> String {
    let specified = outcomes.evaluator.evaluate(ParsedExpression(unit.source), in: outcomes.initial)
      .phrase()
    guard targetsDevice, let device = outcomes.onDevice(unit, outcomes.initial).phrase(), device != specified
    else {
      return "\(specified) is stored"
    }
    return "the current runtime stores \(device)"
  }

  /// The maximum length of what may be meant as a sentence, in UTF-8 bytes.
  private static let maximumProseLength = 4_096

  /// Returns whether a text that is not a valid expression consists of words: at least two of them in a row.
  private func isProse(_ text: String) -> Bool {
    guard text.utf8.count <= Self.maximumProseLength else { return false }
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

  /// Returns whether the whole expression is one undeclared name.
  private mutating func isWord(_ unit: ExpressionUnit) -> Bool {
    guard case .identifier(let name) = unit.rootKind, !context.host.isOpen else { return false }
    return isUnknown(name, unit) && !context.state.isNearRoot(name)
  }

  /// Returns whether the expression is words or numbers joined by `-` or `/` without spaces: a date, a
  /// compound.
  private mutating func isArithmeticOfWords(_ unit: ExpressionUnit) -> Bool {
    guard !unit.source.utf8.contains(Byte.space), case .binary = unit.rootKind else { return false }
    var numbers = 0
    var words = 0
    var operators = 0
    for node in unit.expression.nodes {
      switch node.kind {
      case .identifier(let name):
        guard isUnknown(name, unit), !context.state.isNearRoot(name) else { return false }
        words += 1
      case .literal(.int): numbers += 1
      case .binary(.subtract, _, _), .binary(.divide, _, _): operators += 1
      default: return false
      }
    }
    return words > 0 ? !context.host.isOpen && !isKey(unit) : numbers > 2 && operators == numbers - 1
  }

  private func isKey(_ unit: ExpressionUnit) -> Bool { context.analysis.state.roots[unit.source] != nil }

  private func isUnknown(_ name: String, _ unit: ExpressionUnit) -> Bool {
    guard context.analysis.scopes.variable(named: name, in: unit.fact.scope) == nil,
      !context.iteration.itemNames.contains(name), name != Keypath.localRoot
    else { return false }
    if case .undeclared = context.analysis.state.lookup([.key(name)]) { return true }
    return false
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: String {
    withUTF8Bytes { bytes in
      let range = bytes.trimmed(0..<bytes.count)
      return range.count == bytes.count
        ? self : String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}
