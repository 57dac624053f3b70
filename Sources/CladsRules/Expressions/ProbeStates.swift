import CladsDocument
import CladsEvaluation
import CladsExpressions

/// States in which the two readings of an expression are compared: the initial one, and some in which what the
/// expression reads has other values.
struct ProbeStates {
  /// The states; the initial one comes first, then those of samples.
  private(set) var states: [SampleState]

  private static let maximumCount = 12

  /// The states for an expression, made from the given ones; what is unknown gets a value that suits its use.
  init(for unit: ExpressionUnit, _ types: ExpressionTypes, states: [SampleState]) {
    let roots = Set(types.paths.map(\.root))
    self.states = states.prefix(4).map { whole in
      var state = ProbeStates.part(of: whole, roots)
      for (number, path) in types.paths.enumerated() where types[path.node].value == nil {
        guard path.staticComponents.count < path.components.count || types[path.node] != .undeclared,
          ProbeStates.value(at: path, in: state) == nil
        else { continue }
        state = ProbeStates.setting(ProbeStates.sample(for: path, number), at: path, in: state)
      }
      return state
    }
    guard let state = self.states.first else { return }
    for value in ProbeStates.variants(in: unit.expression) {
      var changed = state
      for (number, path) in types.paths.enumerated() {
        guard let old = ProbeStates.value(at: path, in: state), old.kind == value.kind else { continue }
        let isEven = number.isMultiple(of: 2)
        changed = ProbeStates.setting(isEven ? value : value.neighbour, at: path, in: changed)
      }
      if changed != state, self.states.count < ProbeStates.maximumCount { self.states.append(changed) }
    }
  }

  /// What an expression reads of a large state, so that changing it does not copy all of it.
  private static func part(of state: SampleState, _ roots: Set<String>) -> SampleState {
    guard state.values.count > 64 else { return state }
    return SampleState(
      Dictionary(
        roots.compactMap { root in state.values[root].map { (root, $0) } },
        uniquingKeysWith: { first, _ in first }
      ))
  }

  /// Values that may make a difference: those that the expression compares with, and some others.
  private static func variants(in expression: Expression) -> [Document.StateValue] {
    let literals = expression.nodes.compactMap { node -> Document.StateValue? in
      if case .literal(let literal) = node.kind { Document.StateValue(literal) } else { nil }
    }
    return [
      .boolValue(true), .boolValue(false), .intValue(7), .arrayValue([]),
      .arrayValue(literals + [.intValue(1)]),
    ] + literals
  }

  private static func sample(for path: PathReference, _ number: Int) -> Document.StateValue {
    if path.components.count > path.staticComponents.count {
      return .arrayValue((1...3).map { .intValue($0 * 11) })
    }
    return switch path.use {
    case .condition: .boolValue(true)
    case .arithmeticOperand, .comparisonOperand: .intValue(17 + 6 * number)
    case .containsBase, .propertyBase: .arrayValue([.stringValue("a"), .stringValue("b")])
    case .index: .intValue(1)
    default: .stringValue("text")
    }
  }

  private static func value(at path: PathReference, in state: SampleState) -> Document.StateValue? {
    state.value(at: path.staticComponents)
  }

  private static func setting(
    _ value: Document.StateValue, at path: PathReference, in state: SampleState
  ) -> SampleState {
    let keypath = path.staticKeypath.text
    guard case .value(.objectValue(let values)) = DeviceEvaluator().write(value, to: keypath, in: state)
    else {
      return state
    }
    return SampleState(values)
  }
}

extension Document.StateValue {
  /// A value of the same kind beside this one.
  fileprivate var neighbour: Document.StateValue {
    switch self {
    case .boolValue(let value): .boolValue(!value)
    case .intValue(let value): .intValue(value == .max ? value : value + 1)
    case .stringValue(let value): .stringValue(value + "s")
    default: self
    }
  }
}
