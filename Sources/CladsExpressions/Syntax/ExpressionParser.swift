/// A precedence-climbing parser over `BinaryOperator.level(_:)`.
///
/// Parsing cannot fail: a missing operand becomes a node, and the first problem is recorded. Every loop
/// consumes at least one token, and `depth` bounds the recursion.
struct ExpressionParser {
  var lexer: ExpressionLexer
  /// The lookahead token, not yet consumed.
  var token: ExpressionLexer.Token
  /// The last consumed token.
  var previous: ExpressionLexer.Token
  var nodes: [Expression.Node] = []
  var problem: ExpressionProblem?
  private var depth = 0
  private let grouping: Grouping

  /// Creates a parser for `range`, which must be within `bytes`.
  init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, grouping: Grouping) {
    lexer = ExpressionLexer(bytes: bytes, range: range)
    previous = ExpressionLexer.Token(kind: .end, range: range.lowerBound..<range.lowerBound)
    token = lexer.next()
    self.grouping = grouping
  }

  /// Parses the whole text.
  mutating func parse() -> Expression {
    let root: Expression.NodeID
    if token.kind == .end {
      report(.empty, previous.range.lowerBound..<token.range.upperBound)
      root = missing()
    } else {
      root = expression()
      if token.kind != .end { reportUnexpectedToken() }
    }
    return Expression(nodes: nodes, root: root, problems: problem.map { [$0] } ?? [])
  }

  /// Parses an expression up to the first token that cannot continue it.
  mutating func expression() -> Expression.NodeID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Expression.maximumDepth else { return giveUp(.tooDeep) }
    let start = token.range.lowerBound
    let condition = binary(from: 0)
    guard token.kind == .question else { return condition }
    let question = token.range
    advance()
    let then = expression()
    if token.kind == .colon {
      advance()
      let otherwise = expression()
      return add(.ternary(condition: condition, then: then, otherwise: otherwise), from: start)
    }
    if token.kind == .end || isCloser(token.kind) {
      report(.missingColon, question)
    } else {
      reportUnexpectedToken()
    }
    return add(.ternary(condition: condition, then: then, otherwise: missing()), from: start)
  }

  private mutating func binary(from level: Int) -> Expression.NodeID {
    let start = token.range.lowerBound
    var left = unary()
    while true {
      switch token.kind {
      case .binary(let operation) where operation.level(grouping) >= level:
        advance()
        let right = rightOperand(of: operation)
        left = add(.binary(operation, left: left, right: right), from: start)
      case .foreign where level == 0:
        report(.unknownOperator(text(token.range)), token.range)
        advance()
        left = add(.unsupported(left: left, right: unary()), from: start)
      default:
        return left
      }
    }
  }

  private mutating func rightOperand(of operation: BinaryOperator) -> Expression.NodeID {
    let level = operation.level(grouping)
    guard operation.isRightAssociative(grouping) else { return binary(from: level + 1) }
    depth += 1
    defer { depth -= 1 }
    return depth <= Expression.maximumDepth ? binary(from: level) : giveUp(.tooDeep)
  }

  private mutating func unary() -> Expression.NodeID {
    let operation: UnaryOperator
    switch token.kind {
    case .not: operation = .not
    case .binary(.subtract): operation = .negate
    default: return operandWithSuffixes()
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Expression.maximumDepth else { return giveUp(.tooDeep) }
    let start = token.range.lowerBound
    advance()
    return add(.unary(operation, operand: unary()), from: start)
  }

  // MARK: Helpers

  /// Consumes the current token.
  mutating func advance() {
    previous = token
    token = lexer.next()
  }

  /// Appends a node that extends from `start` to the end of the last consumed token.
  mutating func add(_ kind: Expression.Kind, from start: Int) -> Expression.NodeID {
    let end = max(start, previous.range.upperBound)
    nodes.append(Expression.Node(kind: kind, range: start..<end))
    if nodes.count >= Expression.maximumNodes, token.kind != .end { stop(.tooLong) }
    return nodes.count - 1
  }

  /// Appends a node for a missing operand; its range is the gap between the tokens.
  mutating func missing() -> Expression.NodeID {
    let start = previous.range.upperBound
    nodes.append(Expression.Node(kind: .missing, range: start..<max(start, token.range.lowerBound)))
    return nodes.count - 1
  }

  /// Records a problem unless there is one already: later problems usually follow from the first.
  mutating func report(_ kind: ExpressionProblem.Kind, _ range: Range<Int>) {
    if problem == nil { problem = ExpressionProblem(kind: kind, range: range) }
  }

  /// Reports a problem and ignores the rest of the text.
  private mutating func stop(_ kind: ExpressionProblem.Kind) {
    report(kind, token.range)
    lexer.stop()
    token = lexer.next()
  }

  private mutating func giveUp(_ kind: ExpressionProblem.Kind) -> Expression.NodeID {
    stop(kind)
    return missing()
  }

  func text(_ range: Range<Int>) -> String { lexer.bytes.text(range) }
}
