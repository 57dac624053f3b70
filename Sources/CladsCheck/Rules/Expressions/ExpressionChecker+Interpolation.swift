import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// Arithmetic with placeholders, which the current runtime replaces with text first.
extension ExpressionChecker {
  /// Reports a `${…}` operand that reaches a value with which the current runtime does not compute.
  mutating func checkInterpolatedOperands(_ unit: ExpressionUnit, _ taken: inout [Range<Int>]) {
    let operands = interpolatedOperands(of: unit)
    guard let first = operands.first else { return }
    let reachable = ReachableStates(of: unit.expression.paths, outcomes, context).states
    guard
      let found = reachable.first(where: { entry in
        guard case .value(let value) = outcomes.specified(unit, entry.state), value.isNumber else {
          return false
        }
        return outcomes.onDevice(unit, entry.state) != .value(value)
      }), let specified = outcomes.specified(unit, found.state).phrase(),
      let device = outcomes.onDevice(unit, found.state).phrase()
    else { return }
    let operand = operands.first { $0.path.staticKeypath.text == found.change?.path } ?? first
    let value = found.state.value(at: operand.path.staticComponents)
    let fixes = withoutPlaceholders(unit, operands, reachable)
    taken.append(operand.range)
    report(
      Finding(
        .exprInterpolatedOperand, at: unit.range(operand.range),
        "on device, arithmetic with `\(unit.text(of: operand.range))` fails for \(Self.phrase(for: value))",
        consequence: "\(found.condition)the current runtime stores \(device) instead of \(specified)",
        help: fixes.isEmpty ? "compute the value in the app" : "remove `${` and `}`", fixes: fixes),
      about: unit)
  }

  private typealias Operand = (range: Range<Int>, path: PathReference)

  /// Returns the placeholders that are only a path, and operands.
  private func interpolatedOperands(of unit: ExpressionUnit) -> [Operand] {
    guard case .binary = unit.rootKind else { return [] }
    var paths: [Expression.NodeID: PathReference] = [:]
    for path in unit.expression.paths where path.isPlain && path.use == .arithmeticOperand {
      paths[path.node] = path
    }
    return unit.expression.nodes.compactMap { node in
      guard case .braced(let inner) = node.kind, let path = paths[inner] else { return nil }
      return (node.range, path)
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func phrase(for value: Document.StateValue?) -> String {
    switch value {
    case .doubleValue?: "numbers with a fraction"
    case .intValue(let number)? where number < 0: "negative numbers"
    case .stringValue(let text)? where text.utf8.first == Byte.minus: "negative numbers"
    default: "some values"
    }
  }

  /// Returns the fix that writes the paths without `${` and `}`, if the current runtime then computes the
  /// result.
  private func withoutPlaceholders(
    _ unit: ExpressionUnit, _ operands: [Operand], _ reachable: [ReachableStates.Entry]
  ) -> [QuickFix] {
    var written = ""
    var position = unit.body.lowerBound
    for operand in operands {
      written += unit.text(of: position..<operand.range.lowerBound) + unit.text(of: operand.path.range)
      position = operand.range.upperBound
    }
    written += unit.text(of: position..<unit.body.upperBound)
    // What a failure has stored before does not matter: there are no failures after the fix.
    let isPortable = reachable.allSatisfy { entry in
      let specified = outcomes.specified(unit, entry.state)
      guard case .value(let value) = specified, value.isNumber else { return true }
      return DeviceEvaluator().evaluate(written, using: entry.state) == specified
    }
    guard isPortable else { return [] }
    let title = written.utf8.count < 60 ? "Write `\(written)`" : "Remove `${` and `}`"
    return [
      QuickFix(
        title,
        edits: operands.flatMap { unit.fix(title, $0.range, with: unit.text(of: $0.path.range)).edits })
    ]
  }
}
