import SourceText

/// Finds deviations by visiting parents before children and passing each child its context.
struct DeviationFinder {
  /// The role of a node in its parent, as far as the current runtime distinguishes it.
  enum Position {
    case unit, condition, negated, branch, operand, base, argument, index
  }

  /// The context of a node.
  struct Context {
    var position: Position
    /// The text that the current runtime evaluates as a whole: the source, a condition, a placeholder, an
    /// index.
    var unit: Range<Int>
    var isInIndex = false
    /// Whether the parent is an operation of the same chain.
    var isInChain = false
  }

  let expression: Expression
  let bytes: UnsafeBufferPointer<UInt8>
  let location: Expression.Location
  var contexts: [Context?]
  var findings: [DeviationFinding] = []
  /// The subscripts in each unit, keyed by the range of the unit.
  var brackets: [Range<Int>: [Expression.NodeID]] = [:]

  init(expression: Expression, bytes: UnsafeBufferPointer<UInt8>, location: Expression.Location) {
    self.expression = expression
    self.bytes = bytes
    self.location = location
    contexts = Array(repeating: nil, count: expression.nodes.count)
  }

  mutating func find() -> [DeviationFinding] {
    contexts[expression.root] = Context(position: .unit, unit: expression.rootNode.range)
    for id in expression.nodes.indices.reversed() {
      guard let context = contexts[id] else { continue }
      visit(id, context)
    }
    reportBrackets()
    findings.sort {
      ($0.range.lowerBound, $0.range.upperBound, $0.deviation.rawValue)
        < ($1.range.lowerBound, $1.range.upperBound, $1.deviation.rawValue)
    }
    return findings
  }

  mutating func add(_ deviation: Deviation, _ range: Range<Int>) {
    findings.append(DeviationFinding(deviation: deviation, range: range))
  }

  mutating func visit(_ id: Expression.NodeID, _ context: Context) {
    let range = expression[id].range
    switch expression[id].kind {
    case .identifier, .missing, .invalid, .unknownCall, .unsupported: break
    case .literal(let literal): visit(literal, at: range, context)
    case .member(let base, _), .element(let base, _):
      if case .property = expression[base].kind { add(.memberAfterProperty, range) }
      pass(.base, to: base, context)
    case .property(let base, let property):
      visit(property, of: id, context)
      pass(.base, to: base, context)
    case .subscripted(let base, let index): visitSubscript(id, base, index, context)
    case .contains(let base, let argument):
      visitContains(argument, of: id, base)
      pass(.base, to: base, context)
      pass(.argument, to: argument, context)
    case .unary(let operation, let operand): visit(operation, operand, at: range, context)
    case .binary(let operation, let left, let right): visit(operation, left, right, of: id, context)
    case .ternary(let condition, let then, let otherwise):
      if context.position != .unit { add(.innerTernary, range) }
      visitCondition(condition, context)
      for branch in [then, otherwise] { visitBranch(branch, context) }
    case .braced(let inner):
      if location == .source, case .ternary = expression[expression.withoutParentheses(inner)].kind {
        add(.ternaryInPlaceholder, range)
      } else if location == .source, context.position == .unit {
        add(.solePlaceholder, range)
      }
      enter(inner, .unit, context)
    case .parenthesized(let inner):
      pass(context.position == .unit ? .operand : context.position, to: inner, context)
    }
  }

  mutating func pass(_ position: Position, to id: Expression.NodeID, _ context: Context) {
    contexts[id] = Context(position: position, unit: context.unit, isInIndex: context.isInIndex)
  }

  mutating func enter(_ id: Expression.NodeID, _ position: Position, _ context: Context) {
    contexts[id] = Context(position: position, unit: expression[id].range, isInIndex: context.isInIndex)
  }
}

/// Ternaries.
extension DeviationFinder {
  mutating func visitCondition(_ id: Expression.NodeID, _ context: Context) {
    switch expression[id].kind {
    case .braced: add(.bracedCondition, expression[id].range)
    case .parenthesized: add(.parenthesizedCondition, expression[id].range)
    default: break
    }
    enter(id, .condition, context)
  }

  mutating func visitBranch(_ id: Expression.NodeID, _ context: Context) {
    // The current runtime does not evaluate a branch, so its contents are not checked.
    switch expression[id].kind {
    case .literal(.string): enter(id, .branch, context)
    case .ternary: add(.nestedTernary, expression[id].range)
    default: add(.unquotedBranch, expression[id].range)
    }
  }
}

/// Arrays.
extension DeviationFinder {
  mutating func visit(_ property: ArrayProperty, of id: Expression.NodeID, _ context: Context) {
    let range = expression[id].range
    let name = expression.nameRange(of: id) ?? range
    if property == .length { return add(.lengthProperty, name) }
    let isWholeUnit = range == context.unit
    if isWholeUnit || context.position == .base || context.position == .negated { return }
    if context.isInIndex { return add(.propertyInIndex, range) }
    if property == .count || property == .isEmpty, range.upperBound == context.unit.upperBound {
      return add(.trailingProperty, range)
    }
    add(.propertyOperand, range)
  }

  mutating func visitContains(
    _ argument: Expression.NodeID, of id: Expression.NodeID, _ base: Expression.NodeID
  ) {
    let range = expression[argument].range
    switch expression[argument].kind {
    case .literal(.string), .identifier, .member, .element:
      let inside = withSpaces(range, in: expression[base].range.upperBound..<expression[id].range.upperBound)
      if inside != range { add(.spacedArgument, inside) }
    default: add(.containsArgument, range)
    }
  }

  /// Returns a range with the spaces around it.
  private func withSpaces(_ range: Range<Int>, in bounds: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > bounds.lowerBound, bytes.byte(at: start - 1).isSpace { start -= 1 }
    while end < bounds.upperBound, bytes.byte(at: end).isSpace { end += 1 }
    return start..<end
  }

  mutating func visitSubscript(
    _ id: Expression.NodeID, _ base: Expression.NodeID, _ index: Expression.NodeID, _ context: Context
  ) {
    brackets[context.unit, default: []].append(id)
    let inner = expression[index].range
    let between = expression[base].range.upperBound + 1..<expression[id].range.upperBound - 1
    switch expression[index].kind {
    case .literal(.int): if inner != between { add(.spacedIndex, between) }
    case .literal(.string): add(.keyInBrackets, between)
    case .literal: add(.nonIntegerIndex, inner)
    default:
      contexts[index] = Context(position: .index, unit: inner, isInIndex: true)
    }
    pass(.base, to: base, context)
  }

  /// Reports subscripts that the current runtime misreads: it takes everything from the first `[` to the
  /// last `]` of a unit as one index and ignores what follows.
  mutating func reportBrackets() {
    for (unit, ids) in brackets {
      let end = ids.map { expression[$0].range.upperBound }.max() ?? 0
      if ids.count > 1 {
        add(.secondIndex, (ids.map { expression[$0].range.lowerBound }.min() ?? 0)..<end)
      } else if end < unit.upperBound {
        add(.memberAfterIndex, end..<unit.upperBound)
      }
    }
  }
}
