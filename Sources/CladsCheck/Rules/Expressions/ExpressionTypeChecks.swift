import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Checks whether the parts of an expression can work with the initial values of the state; these checks
/// apply to every target.
struct ExpressionTypeChecks {
  let context: RuleContext
  let outcomes: ExpressionOutcomes
  /// Whether the project's target is the current runtime.
  let targetsDevice: Bool

  /// Returns the findings about the parts of an expression and its result, each with its range in the text.
  func findings(about unit: ExpressionUnit, _ types: ExpressionTypes) -> [Found] {
    var found: [Found] = []
    // A sum of texts is reported once, whichever of its parts are texts.
    var sums: Set<Int> = []
    for id in unit.expression.nodes.indices where !context.isCanceled() {
      guard let part = finding(at: id, unit, types) else { continue }
      let isSum = part.finding.id == RuleDescription.exprStringConcat.id
      if !isSum || sums.insert(part.range.lowerBound).inserted { found.append(part) }
    }
    if let result = findingAboutResult(unit, types) { found.append(result) }
    return found
  }

  typealias Found = (range: Range<Int>, finding: Finding)

  private func finding(
    at id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> (range: Range<Int>, finding: Finding)? {
    switch unit.expression[id].kind {
    case .binary(let operation, let left, let right):
      if operation.isLogical {
        if let found = valueFinding(operation, left, right, at: id, unit, types) { return found }
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
          .exprDivisionByZero, at: unit.range(range), "division by zero",
          consequence: resultOfFailure(unit), help: "use a different divisor")
      )
    }
    if case .initial(.intValue(let a)) = types[left], case .initial(.intValue(let b)) = types[right],
      [left, right].allSatisfy({ isLiteral($0, unit) }), operation.overflows(a, b)
    {
      return (
        whole,
        Finding(
          .exprIntegerOverflow, at: unit.range(whole), "the result does not fit in a 64-bit integer",
          effect: targetsDevice ? .crashes : .none, consequence: targetsDevice ? nil : resultOfFailure(unit),
          help: "use smaller numbers")
      )
    }
    let texts = operands.filter { types[$0].kind == .string && !isBraced($0, unit) }
    if operation == .add, !texts.isEmpty {
      let sum = wholeSum(around: id, unit)
      return (unit.expression[sum].range, concatenation(sum, unit))
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
        .exprUnresolvedOperand, at: unit.range(range),
        "`\(operation.symbol)` needs numbers, but `\(unit.text(of: range))` is \(kind.phrase)",
        consequence: resultOfFailure(unit), help: "write the path of a number")
    )
  }

  private func concatenation(_ sum: Expression.NodeID, _ unit: ExpressionUnit) -> Finding {
    let whole = unit.expression[sum].range
    var fixes: [QuickFix] = []
    var help = "write the texts one after the other in a template, each path in `${` and `}`"
    if let text = joined(sum, unit) {
      help = "write `\(text)`"
      // In a placeholder, the fix also replaces `${` and `}`.
      let start = unit.location == .placeholder ? whole.lowerBound - 2 : whole.lowerBound
      let end = unit.location == .placeholder ? whole.upperBound + 1 : whole.upperBound
      if whole == unit.body, unit.location != .condition, isTight(unit) || unit.location == .source {
        fixes = [unit.fix("Write `\(text)`", start..<end, with: text)]
      }
    }
    return Finding(
      .exprStringConcat, at: unit.range(whole), "`+` does not join strings",
      consequence: resultOfFailure(unit),
      help: help, fixes: fixes)
  }

  /// Returns the outermost sum that a sum is a part of.
  private func wholeSum(around id: Expression.NodeID, _ unit: ExpressionUnit) -> Expression.NodeID {
    var current = id
    for (outer, node) in unit.expression.nodes.enumerated() where outer > current {
      guard case .binary(.add, let left, let right) = node.kind else { continue }
      if [left, right].contains(where: { unit.expression.withoutParentheses($0) == current }) {
        current = outer
      }
    }
    return current
  }

  /// Returns the template that shows the terms of a sum one after the other; `nil` if one of them cannot be
  /// part of a template.
  private func joined(_ id: Expression.NodeID, _ unit: ExpressionUnit) -> String? {
    let id = unit.expression.withoutParentheses(id)
    switch unit.expression[id].kind {
    case .binary(.add, let left, let right):
      guard let left = joined(left, unit), let right = joined(right, unit) else { return nil }
      return left + right
    case .literal(.string(let text)): return text.contains("${") ? nil : text
    case .literal(.int(let value)): return String(value)
    case .identifier, .member, .element, .property, .ternary, .braced:
      let text = unit.text(of: unit.expression[id].range)
      return text.hasPrefix("${") ? text : "${\(text)}"
    default: return nil
    }
  }

  /// Returns whether `${` and `}` immediately surround the expression, without spaces.
  private func isTight(_ unit: ExpressionUnit) -> Bool {
    let bytes = Array(unit.text.utf8)
    let (start, end) = (unit.body.lowerBound, unit.body.upperBound)
    return start >= 2 && end < bytes.count && bytes[start - 1] == Byte.openBrace
      && bytes[start - 2] == Byte.dollar
      && bytes[end] == Byte.closeBrace
  }

  /// Returns a finding for `||` and `&&` that are to choose one of two values.
  private func valueFinding(
    _ operation: BinaryOperator, _ left: Expression.NodeID, _ right: Expression.NodeID,
    at id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    guard case .literal(.string) = unit.expression[unit.expression.unwrapped(right)].kind,
      unit.expression.unwrapped(unit.expression.root) == id
    else { return nil }
    let range = unit.expression[id].range
    let condition = unit.text(of: unit.expression[left].range)
    let value = unit.text(of: unit.expression[right].range)
    return (
      range,
      Finding(
        .exprUnsupportedOperator, at: unit.range(range), "`\(operation.symbol)` does not choose a value",
        consequence: targetsDevice ? resultOfLogic(unit) : "the result is `true` or `false`",
        help: operation == .or
          ? "give the state an initial value instead of a default here"
          : types[left].kind == .bool
            ? "write `\(condition) ? \(value) : ''`" : "store the text to show in state")
    )
  }

  private func resultOfLogic(_ unit: ExpressionUnit) -> String {
    unit.location == .placeholder ? "the placeholder stays empty" : "the text itself is stored"
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
        .exprIncomparable, at: unit.range(range),
        a == b
          ? "`\(operation.symbol)` cannot compare \(a.phrase) with \(a.phrase)"
          : "`\(operation.symbol)` cannot compare \(a.phrase) with \(b.phrase)",
        consequence: "the result is always false", help: "compare two numbers or two strings")
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
          .exprConstantCondition, at: unit.range(range),
          "this condition is always \(isTrue ? "true" : "false")",
          consequence: "the other branch is never used", help: "write the path of a boolean")
      )
    }
    guard let kind = types[id].kind, kind != .bool, kind != .null else { return nil }
    return (
      range,
      Finding(
        .exprConditionType, at: unit.range(range),
        "a condition must be a boolean, but `\(unit.text(of: range))` is \(kind.phrase)",
        consequence: "it counts as false",
        help: errorPath(at: id, unit, types) != nil
          ? "set a boolean in `\(context.name(\Document.RequestAction.onError))`, and test that"
          : kind == .array ? "test `.isEmpty` and swap the branches" : "store a boolean in state")
    )
  }

  // MARK: Results

  private func findingAboutResult(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> Found? {
    let root = unit.expression.root
    switch unit.location {
    case .placeholder:
      if let found = errorFinding(unit, types) ?? nullFinding(unit, types) { return found }
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
          .exprStringified, at: unit.range(range),
          "`${…}` around the whole expression converts \(kind.phrase) to a string", help: "write `\(path)`",
          fixes: [unit.fix("Write `\(path)`", range, with: path)])
      )
    case .condition: return nil
    }
  }

  /// Returns a finding for a placeholder that shows the error of a request.
  private func errorFinding(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> Found? {
    guard let path = errorPath(at: unit.expression.root, unit, types) else { return nil }
    let range = unit.expression[path.node].range
    let shown = "`\(unit.text(of: range)).\(DocumentErrors.message)`"
    return (
      range,
      Finding(
        .interpolatesContainer, at: unit.range(range),
        "`\(unit.text(of: range))` receives an object when the request fails, but a template shows text",
        consequence: targetsDevice
          ? "the current runtime shows `Optional([\"code\": …, \"message\": …])`" : "it is shown as JSON",
        help: "show \(shown)",
        fixes: [
          unit.fix("Show \(shown)", range.upperBound..<range.upperBound, with: "." + DocumentErrors.message)
        ])
    )
  }

  /// Returns the path of a node that is the error of a request.
  func errorPath(
    at id: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> PathReference? {
    let node = unit.expression.unwrapped(id)
    return types.paths.first { path in
      path.node == node && path.staticComponents.count == path.components.count
        && context.errors.node(at: path.staticComponents, in: unit.fact.scope) != nil
    }
  }

  /// Returns a finding for a placeholder whose initial value is `null`.
  private func nullFinding(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> Found? {
    guard targetsDevice, !context.actions.contain(unit.fact.node), let path = types.paths.first,
      types.paths.count == 1,
      path.node == unit.expression.unwrapped(unit.expression.root), unit.fact.scope == 0,
      outcomes.initial.value(at: path.staticComponents) == .nullValue,
      path.staticComponents.count == path.components.count
    else { return nil }
    let range = unit.expression[path.node].range
    return (
      range,
      Finding(
        .interpolatesContainer, at: unit.range(range),
        "`\(unit.text(of: range))` is initially `null`",
        consequence: outcomes.onDevice(unit, outcomes.initial).phrase(quoted: false).map {
          "the current runtime shows \($0)"
        },
        help: "use an empty string as its initial value")
    )
  }

  /// Returns whether the action stores the value at a path that initially holds a string.
  private func isForText(_ unit: ExpressionUnit) -> Bool {
    guard let object = context.object(owning: unit.fact.node), let action = context.object(owning: object),
      let member = context.view.member(named: context.name(\Document.SetStateAction.path), of: action),
      let path = context.view.value(of: member), context.view.kind(path) == .string,
      case .stringValue? = context.state.initialValue(atPath: context.view.string(path))
    else { return false }
    return true
  }

  private func containerFinding(
    _ kind: Document.StateValue.Kind, _ value: Document.StateValue?, at range: Range<Int>,
    _ unit: ExpressionUnit
  ) -> Finding {
    let help: String
    switch value {
    case .arrayValue?: help = "use one of its elements, or `.count`"
    case .objectValue(let members)? where !members.isEmpty && members.count < 7:
      help = "use one of its keys: \(listing(members.keys.sorted(), last: "or"))"
    default: help = "use a value inside it"
    }
    return Finding(
      .interpolatesContainer, at: unit.range(range),
      "`\(unit.text(of: range))` is \(kind.phrase), but a template shows text",
      consequence: targetsDevice
        ? "the current runtime shows its debug description, such as `Optional([\"a\"])`"
        : "it is shown as JSON",
      help: help)
  }

  // MARK: Parts

  private func resultOfFailure(_ unit: ExpressionUnit) -> String {
    var text = unit.source
    if targetsDevice, case .value(.stringValue(let shown)) = outcomes.onDevice(unit, outcomes.initial) {
      text = shown
    }
    return switch unit.location {
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
  /// Returns whether the result for two integers exceeds 64 bits.
  fileprivate func overflows(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .add: left.addingReportingOverflow(right).overflow
    case .subtract: left.subtractingReportingOverflow(right).overflow
    case .multiply: left.multipliedReportingOverflow(by: right).overflow
    default: false
    }
  }
}
