package import CladsDocument

/// The evaluation of one expression against one state.
///
/// It terminates after at most one visit to each node, because `Expression` bounds the size and depth of a
/// tree.
struct Evaluation<Source: StateSource> {
  typealias NodeID = Expression.NodeID

  let expression: Expression
  let source: Source
  let functions: [String: MemberFunction]
  /// The results of the computed nodes, in evaluation order, or `nil` if steps are not recorded.
  var steps: [EvaluationStep]?
  private(set) var work: EvaluationWork

  init(
    _ expression: Expression, in source: Source, functions: [String: MemberFunction] = [:],
    recordsSteps: Bool = false, after work: EvaluationWork = EvaluationWork()
  ) {
    self.work = work
    self.expression = expression
    self.source = source
    self.functions = functions
    steps = recordsSteps ? [] : nil
  }

  mutating func result() -> EvaluationResult { result(of: expression.root) }

  /// Evaluates one node.
  mutating func result(of id: NodeID) -> EvaluationResult {
    let result = compute(id)
    if steps != nil, isStep(id) {
      let step = EvaluationStep(node: id, range: expression[id].range, result: result)
      steps?.append(step)
    }
    return result
  }

  private func isStep(_ id: NodeID) -> Bool {
    switch expression[id].kind {
    case .literal, .parenthesized, .braced, .missing, .invalid: false
    default: true
    }
  }

  mutating func spend(_ count: Int) { work.spend(count) }

  private mutating func compute(_ id: NodeID) -> EvaluationResult {
    spend(0)
    if work.stop != nil { return failure(.tooMuchWork, id) }
    switch expression[id].kind {
    case .literal(let literal): return .value(Document.StateValue(literal))
    case .identifier, .member, .element, .property, .subscripted: return read(id)
    case .contains(let base, let argument): return contains(argument, in: base)
    case .unary(.not, let operand): return .value(.boolValue(!result(of: operand).isTrue))
    case .unary(.negate, let operand): return negated(operand)
    case .binary(let operation, let left, let right):
      return operation.isLogical
        ? .value(.boolValue(holds(operation, left, right))) : apply(operation, left, right, at: id)
    case .ternary(let condition, let then, let otherwise):
      return result(of: result(of: condition).isTrue ? then : otherwise)
    case .parenthesized(let inner): return result(of: inner)
    case .braced(let inner):
      let result = result(of: inner)
      if case .undefined = result { return .undefined(bareword: nil) }
      return result
    case .unknownCall, .unsupported, .missing, .invalid: return failure(.syntax("not a valid expression"), id)
    }
  }

  func failure(_ reason: EvaluationFailure.Reason, _ id: NodeID) -> EvaluationResult {
    .failure(EvaluationFailure(reason: reason, range: expression[id].range))
  }
}

/// The result of one node of an expression.
package struct EvaluationStep: Sendable, Hashable {
  package let node: Expression.NodeID
  /// The node's range, in UTF-8 bytes of the parsed text.
  package let range: Range<Int>
  package let result: EvaluationResult
}

extension Document.StateValue {
  package init(_ literal: Expression.Literal) {
    switch literal {
    case .int(let value): self = .intValue(value)
    case .double(let value): self = .doubleValue(value)
    case .string(let value): self = .stringValue(value)
    case .bool(let value): self = .boolValue(value)
    case .null: self = .nullValue
    }
  }
}
