package import CladsExpressions

/// An expression without ranges, so that two trees of different texts can be compared.
package indirect enum PrintedExpression: Equatable {
  case literal(Expression.Literal)
  case name(String)
  case member(PrintedExpression, String)
  case element(PrintedExpression, Int)
  case subscripted(PrintedExpression, PrintedExpression)
  case contains(PrintedExpression, PrintedExpression)
  case unary(UnaryOperator, PrintedExpression)
  case binary(BinaryOperator, PrintedExpression, PrintedExpression)
  case ternary(PrintedExpression, PrintedExpression, PrintedExpression)
  case braced(PrintedExpression)
  case grouped(PrintedExpression)
  case other

  package init(_ expression: Expression) { self.init(expression, expression.root) }

  private init(_ expression: Expression, _ id: Expression.NodeID) {
    func tree(_ id: Expression.NodeID) -> PrintedExpression { PrintedExpression(expression, id) }
    switch expression[id].kind {
    case .literal(let literal): self = .literal(literal)
    case .identifier(let name): self = .name(name)
    case .member(let base, let name): self = .member(tree(base), name)
    case .property(let base, let property): self = .member(tree(base), property.rawValue)
    case .element(let base, let index): self = .element(tree(base), index)
    case .subscripted(let base, let index): self = .subscripted(tree(base), tree(index))
    case .contains(let base, let argument): self = .contains(tree(base), tree(argument))
    case .unary(let operation, let operand): self = .unary(operation, tree(operand))
    case .binary(let operation, let left, let right): self = .binary(operation, tree(left), tree(right))
    case .ternary(let condition, let then, let otherwise):
      self = .ternary(tree(condition), tree(then), tree(otherwise))
    case .braced(let inner): self = .braced(tree(inner))
    case .parenthesized(let inner): self = .grouped(tree(inner))
    case .unknownCall, .unsupported, .missing, .invalid: self = .other
    }
  }

  /// Returns the text of the tree, with `space` wherever whitespace is allowed.
  public func text(_ space: String) -> String {
    switch self {
    case .literal(.int(let value)): String(value)
    case .literal(.double(let value)): value.description
    case .literal(.string(let text)):
      // Scalars, because a quote before a combining mark is a part of another character.
      "'" + text.unicodeScalars.map { $0 == "\\" || $0 == "'" ? "\\\($0)" : String($0) }.joined() + "'"
    case .literal(.bool(let value)): value ? "true" : "false"
    case .literal(.null): "null"
    case .name(let name): name
    case .member(let base, let name): base.text(space) + "." + name
    case .element(let base, let index): "\(base.text(space)).\(index)"
    case .subscripted(let base, let index): "\(base.text(space))[\(space)\(index.text(space))\(space)]"
    case .contains(let base, let argument):
      "\(base.text(space)).contains(\(space)\(argument.text(space))\(space))"
    case .unary(let operation, let operand): operation.symbol + space + operand.text(space)
    case .binary(let operation, let left, let right):
      left.text(space) + space + operation.symbol + space + right.text(space)
    case .ternary(let condition, let then, let otherwise):
      "\(condition.text(space))\(space)?\(space)\(then.text(space))\(space):\(space)\(otherwise.text(space))"
    case .braced(let inner): "${\(space)\(inner.text(space))\(space)}"
    case .grouped(let inner): "(\(space)\(inner.text(space))\(space))"
    case .other: "?"
    }
  }
}
