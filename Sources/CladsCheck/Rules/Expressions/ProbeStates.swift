import CladsDocument
import CladsExpressions

/// The states in which the two evaluators are compared: the initial state, and variants in which the paths
/// that the expression reads have other values.
struct ProbeStates {
  /// The states: the initial state first, then sample states, then variants.
  private(set) var states: [SampleState]

  private static let maximumCount = 20

  /// Derives the states for an expression from `states`; an unknown value is replaced by one that suits its
  /// use.
  init(
    for unit: ExpressionUnit, _ types: ExpressionTypes, states: [SampleState], _ writes: DocumentWrites
  ) {
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
    for path in types.paths where path.use == .comparisonOperand && types[path.node] == .kind(.object) {
      // An object that an action stores may not be there yet.
      if self.states.count < ProbeStates.maximumCount {
        self.states.append(ProbeStates.setting(.nullValue, at: path, in: state))
      }
    }
    for path in types.paths where ProbeStates.value(at: path, in: state) == .nullValue {
      // `null` is the natural start of an error, which a request or an action stores later.
      guard let value = ProbeStates.written(writes.writes(at: path.staticComponents)) else { continue }
      self.states.append(ProbeStates.setting(value, at: path, in: state))
    }
    for value in ProbeStates.variants(in: unit.expression) {
      for pattern in Pattern.allCases where self.states.count < ProbeStates.maximumCount {
        var changed = state
        var count = 0
        for path in types.paths {
          guard let old = ProbeStates.value(at: path, in: state), old.kind == value.kind else { continue }
          changed = ProbeStates.setting(
            pattern.changes(count) ? value.neighbor : value, at: path, in: changed)
          count += 1
        }
        if changed != state, changed != self.states.last { self.states.append(changed) }
        // One path has no order.
        if count < 2 { break }
      }
    }
  }

  /// How the values of several paths differ: an operator between them gives another result if they rise, fall
  /// or are equal.
  private enum Pattern: CaseIterable {
    case rising, falling, equal

    /// Whether the path with a number, from 0, has the other value.
    func changes(_ number: Int) -> Bool {
      switch self {
      case .rising: !number.isMultiple(of: 2)
      case .falling: number.isMultiple(of: 2)
      case .equal: false
      }
    }
  }

  /// Returns only the roots that the expression reads if the state is large, so that changing it copies less.
  static func part(of state: SampleState, _ roots: Set<String>) -> SampleState {
    guard state.values.count > 64 else { return state }
    return SampleState(
      Dictionary(
        roots.compactMap { root in state.values[root].map { (root, $0) } },
        uniquingKeysWith: { first, _ in first }
      ))
  }

  /// Returns values that may change the result: the literals of the expression and some fixed ones.
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

  /// Returns a value that one of some writes may store; `nil` if nothing is stored but `null`.
  private static func written(_ writes: [DocumentWrites.Write]) -> Document.StateValue? {
    writes.lazy.compactMap { write -> Document.StateValue? in
      switch write {
      case .value(let value): value == .nullValue ? nil : value
      case .kind(.bool): .boolValue(true)
      case .kind(.int): .intValue(17)
      case .kind(.double): .doubleValue(17)
      case .kind(.array): .arrayValue([.stringValue("a"), .stringValue("b")])
      case .kind(.object), .kind(.null): nil
      case .kind(.string), .expression, .unknown: .stringValue("text")
      }
    }.first
  }

  private static func value(at path: PathReference, in state: SampleState) -> Document.StateValue? {
    state.value(at: path.staticComponents)
  }

  static func setting(
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
  /// A different value of the same type.
  fileprivate var neighbor: Document.StateValue {
    switch self {
    case .boolValue(let value): .boolValue(!value)
    case .intValue(let value): .intValue(value == .max ? value : value + 1)
    case .stringValue(let value): .stringValue(value + "s")
    default: self
    }
  }
}
