import CladsExpressions
import TestSupport
import Testing

/// An expression without ranges, so that two trees of different texts can be compared.
private indirect enum Tree: Equatable {
  case literal(Expression.Literal)
  case name(String)
  case member(Tree, String)
  case element(Tree, Int)
  case subscripted(Tree, Tree)
  case contains(Tree, Tree)
  case unary(UnaryOperator, Tree)
  case binary(BinaryOperator, Tree, Tree)
  case ternary(Tree, Tree, Tree)
  case braced(Tree)
  case grouped(Tree)
  case other

  init(_ expression: Expression, _ id: Expression.NodeID) {
    func tree(_ id: Expression.NodeID) -> Tree { Tree(expression, id) }
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
  func text(_ space: String) -> String {
    switch self {
    case .literal(.int(let value)): String(value)
    case .literal(.double(let value)): value.description
    case .literal(.string(let text)):
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
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

@Suite struct ExpressionPrintingTests {
  private let names = ["a", "user", "größe", "_x1", "trueish", "nullable", "☃"]

  /// Returns a random tree that the grammar produces without additional parentheses.
  private func tree(_ random: inout SeededRandom, depth: Int) -> Tree {
    guard depth > 0, Int.random(in: 0..<(5), using: &random) > 0 else { return operand(&random, depth: 0) }
    switch Int.random(in: 0..<(4), using: &random) {
    case 0:
      return .ternary(
        binary(&random, level: 0, depth: depth - 1), tree(&random, depth: depth - 1),
        tree(&random, depth: depth - 1))
    default: return binary(&random, level: 0, depth: depth)
    }
  }

  private func binary(_ random: inout SeededRandom, level: Int, depth: Int) -> Tree {
    let operations = BinaryOperator.allCases.filter { $0.level(.spec) > level }
    guard depth > 0, Int.random(in: 0..<(3), using: &random) > 0,
      let operation = operations.randomElement(using: &random)
    else {
      return unary(&random, depth: depth)
    }
    let own = operation.level(.spec)
    return .binary(
      operation, binary(&random, level: own - 1, depth: depth - 1),
      binary(&random, level: own, depth: depth - 1))
  }

  private func unary(_ random: inout SeededRandom, depth: Int) -> Tree {
    guard depth > 0, Int.random(in: 0..<(6), using: &random) == 0 else {
      return operand(&random, depth: depth)
    }
    return .unary(
      Int.random(in: 0..<(2), using: &random) == 0 ? .not : .negate, unary(&random, depth: depth - 1))
  }

  private func operand(_ random: inout SeededRandom, depth: Int) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 4), using: &random) {
    case 0: return .literal(.int(Int.random(in: 0..<(1_000), using: &random)))
    case 1:
      return .literal(
        [Expression.Literal.bool(true), .bool(false), .null, .double(1.5), .double(0.25)].randomElement(
          using: &random) ?? .null)
    case 2:
      return .literal(
        .string(["", "it's", "a\\b", "\\'", "}", "${x}", "\"", "ü"].randomElement(using: &random) ?? ""))
    case 3: return .name(names.randomElement(using: &random) ?? "a")
    case 4: return .grouped(tree(&random, depth: depth - 1))
    case 5: return .braced(tree(&random, depth: depth - 1))
    case 6: return .subscripted(path(&random, depth: depth - 1), tree(&random, depth: depth - 1))
    case 7: return .contains(path(&random, depth: depth - 1), tree(&random, depth: depth - 1))
    default: return path(&random, depth: depth)
    }
  }

  private func path(_ random: inout SeededRandom, depth: Int) -> Tree {
    guard depth > 0, Int.random(in: 0..<(3), using: &random) > 0 else {
      return .name(names.randomElement(using: &random) ?? "a")
    }
    switch Int.random(in: 0..<(3), using: &random) {
    case 0: return .element(path(&random, depth: depth - 1), Int.random(in: 0..<(30), using: &random))
    case 1:
      return .member(
        path(&random, depth: depth - 1),
        ["count", "first", "length", "true"].randomElement(using: &random) ?? "x")
    default: return .member(path(&random, depth: depth - 1), names.randomElement(using: &random) ?? "a")
    }
  }

  @Test func `parsing a printed tree gives the same tree`() {
    var random = SeededRandom(seed: 42)
    for round in 0..<3_000 {
      let tree = tree(&random, depth: 1 + round % 6)
      for space in ["", " ", "\n\t"] {
        let text = tree.text(space)
        let expression = Expression.parse(text)
        guard expression.isValid || expression.problems.first?.kind == .tooDeep else {
          Issue.record("\(text): \(expression.problems.map(\.message))")
          return
        }
        if expression.isValid { #expect(Tree(expression, expression.root) == tree, "\(text)") }
      }
    }
  }
}
