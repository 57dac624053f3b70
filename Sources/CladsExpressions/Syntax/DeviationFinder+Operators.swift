/// Literals, signs and operators.
extension DeviationFinder {
  mutating func visit(_ literal: Expression.Literal, at range: Range<Int>, _ context: Context) {
    if context.position == .unit { add(location == .source ? .literalSource : .literalPlaceholder, range) }
    guard case .string(let text) = literal else { return }
    if text.utf8.count != range.count - 2 { add(.escapedQuote, range) }
    if location == .source, Template.containsPlaceholder(text) { add(.placeholderInText, range) }
  }

  mutating func visit(
    _ operation: UnaryOperator, _ operand: Expression.NodeID, at range: Range<Int>, _ context: Context
  ) {
    let inner = expression.unwrapped(operand)
    switch operation {
    case .negate:
      if case .literal(.int) = expression[inner].kind, context.position == .index { break }
      add(.negativeNumber, range)
      pass(.operand, to: operand, context)
    case .not where context.position == .condition || context.position == .negated:
      switch expression[inner].kind {
      case .contains, .property(_, .isEmpty): add(.negatedArrayForm, range)
      default: break
      }
      if case .parenthesized = expression[operand].kind {
        add(.parenthesizedCondition, expression[operand].range)
      }
      pass(.negated, to: operand, context)
    case .not:
      add(.negationOutsideCondition, range)
    }
  }

  mutating func visit(
    _ operation: BinaryOperator, _ left: Expression.NodeID, _ right: Expression.NodeID,
    of id: Expression.NodeID, _ context: Context
  ) {
    let operatorRange = expression.operatorRange(of: id, in: bytes) ?? expression[id].range
    // The current runtime reads neither side of these, so their operands are not checked.
    if operation.isComparison { return add(.comparison, operatorRange) }
    if operation.isLogical { return add(.logicalOperator, operatorRange) }
    if !context.isInChain { visitChain(id) }
    visitOperands(of: operation, left, right, of: id)
    for operand in [left, right] {
      pass(.operand, to: operand, context)
      contexts[operand]?.isInChain = true
    }
  }

  /// Reports the chain whose last operation is `id` if its groupings disagree.
  private mutating func visitChain(_ id: Expression.NodeID) {
    var operations: Set<BinaryOperator> = []
    var pending = [id]
    var count = 0
    while let next = pending.popLast() {
      guard case .binary(let operation, let left, let right) = expression[next].kind,
        operation.isArithmetic
      else { continue }
      operations.insert(operation)
      count += 1
      pending += [left, right]
    }
    let range = expression[id].range
    guard count > 1, Expression.conflictingReadings(of: bytes.text(range)) != nil else { return }
    add(operations.count > 1 ? .mixedOperators : .repeatedOperator, range)
  }

  private mutating func visitOperands(
    of operation: BinaryOperator, _ left: Expression.NodeID, _ right: Expression.NodeID,
    of id: Expression.NodeID
  ) {
    let operands = [left, right].map { expression[expression.withoutParentheses($0)] }
    if operands.contains(where: { if case .literal(.string) = $0.kind { true } else { false } }) {
      add(operation == .add ? .textAddition : .unresolvedOperand, expression[id].range)
      return
    }
    for operand in operands {
      switch operand.kind {
      case .literal(.double): add(.decimalOperand, operand.range)
      case .literal(.bool), .literal(.null): add(.unresolvedOperand, operand.range)
      default: break
      }
    }
    if operation == .divide || operation == .remainder, operands[1].kind == .literal(.int(0)) {
      add(.zeroDivisor, operands[1].range)
    }
    if case .literal(.int(let a)) = operands[0].kind, case .literal(.int(let b)) = operands[1].kind,
      operation.overflows(a, b)
    {
      add(.overflow, expression[id].range)
    }
  }
}

extension BinaryOperator {
  /// Whether the result for two integers exceeds 64 bits.
  fileprivate func overflows(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .add: left.addingReportingOverflow(right).overflow
    case .subtract: left.subtractingReportingOverflow(right).overflow
    case .multiply: left.multipliedReportingOverflow(by: right).overflow
    default: false
    }
  }
}
