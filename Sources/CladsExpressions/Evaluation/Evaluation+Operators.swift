public import CladsDocument
import SourceText

/// Evaluation of operators.
extension Evaluation {
  mutating func holds(_ operation: BinaryOperator, _ left: NodeID, _ right: NodeID) -> Bool {
    let first = result(of: left).isTrue
    if first == (operation == .or) { return first }
    return result(of: right).isTrue
  }

  mutating func apply(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID, at id: NodeID
  ) -> EvaluationResult {
    if operation.isArithmetic {
      switch (number(left), number(right)) {
      case (.success(let a), .success(let b)): return compute(operation, a, b, at: id, divisor: right)
      case (.failure(let failure), _), (_, .failure(let failure)): return .failure(failure)
      }
    }
    let first = result(of: left)
    let second = result(of: right)
    if case .failure = first { return first }
    if case .failure = second { return second }
    if let first = first.value, let second = second.value {
      spend(first.comparisonWork(with: second))
    }
    let holds =
      switch operation {
      case .equal: (first.value ?? .nullValue).looselyEquals(second.value ?? .nullValue)
      case .notEqual: !(first.value ?? .nullValue).looselyEquals(second.value ?? .nullValue)
      default: isOrdered(first.value, second.value, operation)
      }
    return .value(.boolValue(holds))
  }

  mutating func negated(_ operand: NodeID) -> EvaluationResult {
    switch number(operand) {
    case .success(.int(let value)):
      let (result, overflow) = 0.subtractingReportingOverflow(value)
      return overflow ? failure(.overflow, operand) : .value(.intValue(result))
    case .success(.double(let value)): return .value(.doubleValue(-value))
    case .failure(let failure): return .failure(failure)
    }
  }

  // MARK: Numbers

  private mutating func number(_ id: NodeID) -> Result<Number, EvaluationFailure> {
    switch result(of: id) {
    case .value(.intValue(let value)): return .success(.int(value))
    case .value(.doubleValue(let value)): return .success(.double(value))
    case .value(let value):
      if case .stringValue(let text) = value, isBraced(id) {
        spend(text.utf8.count)
        if let number = Number(text) { return .success(number) }
      }
      return .failure(EvaluationFailure(reason: .notANumber(value.kind), range: expression[id].range))
    case .undefined: return .failure(EvaluationFailure(reason: .notANumber(nil), range: expression[id].range))
    case .failure(let failure): return .failure(failure)
    }
  }

  private func isBraced(_ id: NodeID) -> Bool {
    if case .braced = expression[expression.withoutParentheses(id)].kind { true } else { false }
  }

  private func compute(
    _ operation: BinaryOperator, _ left: Number, _ right: Number, at id: NodeID, divisor: NodeID
  ) -> EvaluationResult {
    if operation == .divide || operation == .remainder, right.double == 0 {
      return failure(.divisionByZero, divisor)
    }
    guard case .int(let a) = left, case .int(let b) = right else {
      let result = operation.result(left.double, right.double)
      return result.isFinite ? .value(.doubleValue(result)) : failure(.notFinite, id)
    }
    let (result, overflow) = operation.result(a, b)
    return overflow ? failure(.overflow, id) : .value(.intValue(result))
  }

  // MARK: Order

  private func isOrdered(
    _ left: Document.StateValue?, _ right: Document.StateValue?, _ operation: BinaryOperator
  ) -> Bool {
    switch (left, right) {
    case (.stringValue(let a)?, .stringValue(let b)?):
      // UTF-8 sorts in the same order as the Unicode scalars that it encodes.
      operation.holds(a.utf8.lexicographicallyPrecedes(b.utf8), b.utf8.lexicographicallyPrecedes(a.utf8))
    case (.intValue(let a)?, .intValue(let b)?): operation.holds(a < b, b < a)
    case (.intValue(let a)?, .doubleValue(let b)?): operation.holds(Double(a) < b, b < Double(a))
    case (.doubleValue(let a)?, .intValue(let b)?): operation.holds(a < Double(b), Double(b) < a)
    case (.doubleValue(let a)?, .doubleValue(let b)?): operation.holds(a < b, b < a)
    default: false
    }
  }
}

/// A numeric operand.
private enum Number {
  case int(Int)
  case double(Double)

  var double: Double {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    }
  }

  /// Parses an optional sign, digits, and an optional fraction, with optional surrounding white space.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] == Byte.space || bytes[start] &- 9 < 5 { start += 1 }
    while start < end, bytes[end - 1] == Byte.space || bytes[end - 1] &- 9 < 5 { end -= 1 }
    var position = start
    if position < end, bytes[position] == Byte.plus || bytes[position] == Byte.minus { position += 1 }
    let digits = position
    var dot: Int?
    while position < end {
      if bytes[position] == Byte.dot, dot == nil, position > digits, position + 1 < end {
        dot = position
      } else if !bytes[position].isDigit {
        return nil
      }
      position += 1
    }
    guard position > digits else { return nil }
    let spelled = String(decoding: bytes[start..<end], as: UTF8.self)
    if dot == nil, let value = Int(spelled) {
      self = .int(value)
    } else if let value = Double(spelled), value.isFinite {
      self = .double(value)
    } else {
      return nil
    }
  }
}

extension BinaryOperator {
  fileprivate func result(_ left: Int, _ right: Int) -> (partialValue: Int, overflow: Bool) {
    switch self {
    case .add: left.addingReportingOverflow(right)
    case .subtract: left.subtractingReportingOverflow(right)
    case .multiply: left.multipliedReportingOverflow(by: right)
    case .divide: left.dividedReportingOverflow(by: right)
    default: left.remainderReportingOverflow(dividingBy: right)
    }
  }

  fileprivate func result(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: left.truncatingRemainder(dividingBy: right)
    }
  }

  /// Whether the comparison holds, given whether the left operand is less than or greater than the right one.
  fileprivate func holds(_ isLess: Bool, _ isGreater: Bool) -> Bool {
    switch self {
    case .less: isLess
    case .lessOrEqual: !isGreater
    case .greater: isGreater
    default: !isLess
    }
  }
}

extension Document.StateValue {
  /// Returns whether two values are equal under `==`: numbers by value, arrays and objects by content.
  public func looselyEquals(_ other: Document.StateValue) -> Bool {
    switch (self, other) {
    case (.intValue(let a), .doubleValue(let b)), (.doubleValue(let b), .intValue(let a)):
      Int(exactly: b) == a
    case (.arrayValue(let a), .arrayValue(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.looselyEquals($1) }
    case (.objectValue(let a), .objectValue(let b)):
      a.count == b.count && a.allSatisfy { key, value in b[key].map { value.looselyEquals($0) } ?? false }
    default: self == other
    }
  }
}
