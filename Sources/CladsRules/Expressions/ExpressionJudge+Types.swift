import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// What the kinds of the values say about an expression, on any phone.
extension ExpressionJudge {
  /// Reports parts that cannot work with the values the state has at first; the stretches that were reported.
  mutating func judgeTypes(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> [Range<Int>] {
    var taken: [Range<Int>] = []
    for id in unit.expression.nodes.indices {
      guard let (range, finding) = finding(at: id, unit, types) else { continue }
      taken.append(range)
      report(finding, about: unit)
    }
    if let (range, finding) = findingAboutResult(unit, types) {
      taken.append(range)
      report(finding, about: unit)
    }
    return taken
  }

  typealias Found = (range: Range<Int>, finding: Finding)

  private mutating func finding(
    at id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> (range: Range<Int>, finding: Finding)? {
    switch unit.expression[id].kind {
    case .binary(let operation, let left, let right):
      if operation.isLogical {
        return conditionFinding(left, unit, types) ?? conditionFinding(right, unit, types)
      }
      if operation.isComparison { return comparisonFinding(operation, left, right, unit, types) }
      return arithmeticFinding(operation, left, right, at: id, unit, types)
    case .unary(.not, let operand): return conditionFinding(operand, unit, types)
    case .ternary(let condition, _, _): return conditionFinding(condition, unit, types)
    case .property(let base, let property): return propertyFinding(property, of: base, at: id, unit, types)
    case .member(let base, let name): return memberFinding(name, of: base, at: id, unit, types)
    case .subscripted(let base, let index): return indexFinding(index, of: base, at: id, unit, types)
    case .contains(_, let argument): return argumentFinding(argument, unit, types)
    default: return nil
    }
  }

  // MARK: Operators

  private func arithmeticFinding(
    _ operation: BinaryOperator, _ left: Expression.NodeID, _ right: Expression.NodeID,
    at id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    let whole = unit.expression[id].range
    let operands = [left, right]
    if operation == .divide || operation == .remainder, types[right].value == .intValue(0),
      case .literal = unit.expression[unit.expression.unwrapped(right)].kind
    {
      let range = unit.expression[right].range
      return (
        range,
        Finding(
          ExprDivisionByZero.id, at: unit.range(range), "nothing can be divided by zero",
          consequence: resultOfFailure(unit), help: "write another divisor")
      )
    }
    if case .initial(.intValue(let a)) = types[left], case .initial(.intValue(let b)) = types[right],
      [left, right].allSatisfy({ isLiteral($0, unit) }), operation.overflows(a, b)
    {
      return (
        whole,
        Finding(
          ExprIntegerOverflow.id, at: unit.range(whole), "the result does not fit a whole number of 64 bits",
          effect: isForPhones ? .crashes : .none, consequence: isForPhones ? nil : resultOfFailure(unit),
          help: "compute with smaller numbers")
      )
    }
    let texts = operands.filter { types[$0].kind == .string && !isBraced($0, unit) }
    if operation == .add, !texts.isEmpty {
      return (whole, concatenation(left, right, at: whole, unit))
    }
    guard
      let wrong = operands.first(where: {
        types[$0].kind.map { !isNumber($0) } ?? false && !isBraced($0, unit)
      }),
      let kind = types[wrong].kind
    else { return nil }
    let range = unit.expression[wrong].range
    return (
      range,
      Finding(
        ExprUnresolvedOperand.id, at: unit.range(range),
        "`\(operation.symbol)` needs numbers, and `\(unit.text(of: range))` is \(kind.phrase)",
        consequence: resultOfFailure(unit), help: "name state that is a number")
    )
  }

  private func concatenation(
    _ left: Expression.NodeID, _ right: Expression.NodeID, at range: Range<Int>, _ unit: ExpressionUnit
  ) -> Finding {
    let parts = [left, right].map { id -> String? in
      switch unit.expression[id].kind {
      case .literal(.string(let text)): text
      case .identifier, .member, .element: "${\(unit.text(of: unit.expression[id].range))}"
      default: nil
      }
    }
    var fixes: [QuickFix] = []
    var help = "join texts in a template: `${first}${last}`"
    if let first = parts[0], let second = parts[1], range == unit.body {
      help = "write `\(first + second)`"
      // A placeholder is replaced as a whole, with what stands around it.
      let start = unit.place == .placeholder ? range.lowerBound - 2 : range.lowerBound
      let end = unit.place == .placeholder ? range.upperBound + 1 : range.upperBound
      if unit.place != .condition, isTight(unit) || unit.place == .source {
        fixes = [fix("Write `\(first + second)`", start..<end, of: unit, with: first + second)]
      }
    }
    return Finding(
      ExprStringConcat.id, at: unit.range(range), "`+` does not join texts",
      consequence: resultOfFailure(unit),
      help: help, fixes: fixes)
  }

  /// Whether nothing but `${` and `}` stands around the expression.
  private func isTight(_ unit: ExpressionUnit) -> Bool {
    let bytes = Array(unit.text.utf8)
    let (start, end) = (unit.body.lowerBound, unit.body.upperBound)
    return start >= 2 && end < bytes.count && bytes[start - 1] == 0x7B && bytes[start - 2] == 0x24
      && bytes[end] == 0x7D
  }

  private func comparisonFinding(
    _ operation: BinaryOperator, _ left: Expression.NodeID, _ right: Expression.NodeID,
    _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    guard operation != .equal, operation != .notEqual, let a = types[left].kind, let b = types[right].kind,
      !(isNumber(a) && isNumber(b)), !(a == .string && b == .string)
    else { return nil }
    let range = unit.expression[left].range.lowerBound..<unit.expression[right].range.upperBound
    return (
      range,
      Finding(
        ExprIncomparable.id, at: unit.range(range),
        a == b
          ? "`\(operation.symbol)` has no answer for \(a.phrase) on both sides"
          : "`\(operation.symbol)` has no answer for \(a.phrase) and \(b.phrase)",
        consequence: "the answer is always false", help: "compare two numbers or two texts")
    )
  }

  private func conditionFinding(
    _ id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    let range = unit.expression[id].range
    if isLiteral(id, unit) {
      let isTrue = types[id].value == .boolValue(true)
      return (
        range,
        Finding(
          ExprConstantCondition.id, at: unit.range(range),
          "this condition is always \(isTrue ? "true" : "false")",
          consequence: "the other result is never used", help: "name state that is true or false")
      )
    }
    guard let kind = types[id].kind, kind != .bool, kind != .null else { return nil }
    return (
      range,
      Finding(
        ExprConditionType.id, at: unit.range(range),
        "`\(unit.text(of: range))` is \(kind.phrase), and a condition is true or false",
        consequence: "it counts as false",
        help: kind == .array ? "ask `.isEmpty`, and swap the results" : "keep true or false in the state")
    )
  }

  // MARK: Results

  private func findingAboutResult(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> Found? {
    let root = unit.expression.root
    switch unit.place {
    case .placeholder:
      if let found = nullFinding(unit, types) { return found }
      guard let kind = types[root].kind, kind == .array || kind == .object else { return nil }
      let range = unit.expression[root].range
      return (range, containerFinding(kind, types[root].value, at: range, unit))
    case .source:
      guard case .braced(let inner) = unit.rootKind, let kind = types[inner].kind, kind != .string,
        unit.expression[root].range == unit.body, !isForText(unit)
      else { return nil }
      let path = unit.text(of: unit.expression[inner].range)
      let range = unit.expression[root].range
      return (
        range,
        Finding(
          ExprStringified.id, at: unit.range(range),
          "`${…}` around the whole expression turns \(kind.phrase) into text", help: "write `\(path)`",
          fixes: [fix("Write `\(path)`", range, of: unit, with: path)])
      )
    case .condition: return nil
    }
  }

  /// The finding about a placeholder whose value is `null` when the screen is first drawn.
  private func nullFinding(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> Found? {
    guard isForPhones, !isInAction(unit.fact.node), let path = types.paths.first, types.paths.count == 1,
      path.node == unit.expression.unwrapped(unit.expression.root), unit.fact.scope == 0,
      initial.value(at: path.staticComponents) == .nullValue,
      path.staticComponents.count == path.components.count
    else { return nil }
    let range = unit.expression[path.node].range
    return (
      range,
      Finding(
        InterpolatesContainer.id, at: unit.range(range),
        "`\(unit.text(of: range))` is `null` at first, which is no text",
        consequence: answerOfPhones(unit, initial).phrase(quoted: false).map { "today's phones show \($0)" },
        help: "give the state an empty text at first")
    )
  }

  /// Whether the action stores the value where text belongs.
  private func isForText(_ unit: ExpressionUnit) -> Bool {
    guard let object = context.object(owning: unit.fact.node), let action = context.object(owning: object),
      let member = context.view.member(named: context.name(\Document.SetStateAction.path), of: action),
      let path = context.view.value(of: member), context.view.kind(path) == .string,
      case .stringValue? = context.initialValue(atPath: context.view.string(path))
    else { return false }
    return true
  }

  private func containerFinding(
    _ kind: Document.StateValue.Kind, _ value: Document.StateValue?, at range: Range<Int>,
    _ unit: ExpressionUnit
  ) -> Finding {
    let help: String
    switch value {
    case .arrayValue?: help = "name an element, or `.count`"
    case .objectValue(let members)? where !members.isEmpty && members.count < 7:
      help = "name a key of it: \(listing(members.keys.sorted(), last: "or"))"
    default: help = "name a part of it"
    }
    return Finding(
      InterpolatesContainer.id, at: unit.range(range),
      "`\(unit.text(of: range))` is \(kind.phrase), and a template shows text",
      consequence: isForPhones
        ? "today's phones show a programmer's view of it, such as `Optional([\"a\"])`" : "its JSON is shown",
      help: help)
  }

  // MARK: Parts

  private func resultOfFailure(_ unit: ExpressionUnit) -> String {
    var text = unit.source
    if isForPhones, case .value(.stringValue(let shown)) = answerOfPhones(unit, initial) { text = shown }
    return switch unit.place {
    case .source: "the text `\(text)` is stored"
    case .placeholder: "the text `\(text)` is shown"
    case .condition: "it counts as false"
    }
  }

  private func isNumber(_ kind: Document.StateValue.Kind) -> Bool { kind == .int || kind == .double }

  private func isLiteral(_ id: Expression.NodeID, _ unit: ExpressionUnit) -> Bool {
    if case .literal = unit.expression[unit.expression.unwrapped(id)].kind { true } else { false }
  }

  private func isBraced(_ id: Expression.NodeID, _ unit: ExpressionUnit) -> Bool {
    if case .braced = unit.expression[unit.expression.withoutParentheses(id)].kind { true } else { false }
  }
}

extension BinaryOperator {
  /// Whether the result for two whole numbers exceeds 64 bits.
  fileprivate func overflows(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .add: left.addingReportingOverflow(right).overflow
    case .subtract: left.subtractingReportingOverflow(right).overflow
    case .multiply: left.multipliedReportingOverflow(by: right).overflow
    default: false
    }
  }
}
