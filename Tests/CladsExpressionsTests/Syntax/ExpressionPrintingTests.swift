import CladsExpressions
import TestSupport
import Testing

@Suite struct ExpressionPrintingTests {
  private let names = ["a", "user", "größe", "_x1", "trueish", "nullable", "☃"]

  /// Returns a random tree that the grammar produces without additional parentheses.
  private func tree(_ random: inout SeededRandom, depth: Int) -> PrintedExpression {
    guard depth > 0, Int.random(in: 0..<(5), using: &random) > 0 else { return operand(&random, depth: 0) }
    switch Int.random(in: 0..<(4), using: &random) {
    case 0:
      return .ternary(
        binary(&random, level: 0, depth: depth - 1), tree(&random, depth: depth - 1),
        tree(&random, depth: depth - 1))
    default: return binary(&random, level: 0, depth: depth)
    }
  }

  private func binary(_ random: inout SeededRandom, level: Int, depth: Int) -> PrintedExpression {
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

  private func unary(_ random: inout SeededRandom, depth: Int) -> PrintedExpression {
    guard depth > 0, Int.random(in: 0..<(6), using: &random) == 0 else {
      return operand(&random, depth: depth)
    }
    return .unary(
      Int.random(in: 0..<(2), using: &random) == 0 ? .not : .negate, unary(&random, depth: depth - 1))
  }

  private func operand(_ random: inout SeededRandom, depth: Int) -> PrintedExpression {
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

  private func path(_ random: inout SeededRandom, depth: Int) -> PrintedExpression {
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
        if expression.isValid { #expect(PrintedExpression(expression) == tree, "\(text)") }
      }
    }
  }
}
