import CladsDocument
import CladsExpressions

/// The states that expressions are evaluated in, and the results of both evaluators.
struct ExpressionOutcomes {
  /// The initial state.
  let initial: SampleState
  /// The sample states, with their names.
  let samples: [(name: String, state: SampleState)]

  /// The evaluator for what the specification says.
  let evaluator: ExpressionEvaluator

  /// Returns the outcome of a unit on device.
  func onDevice(_ unit: ExpressionUnit, _ state: SampleState) -> DeviceOutcome {
    switch unit.location {
    case .source: DeviceEvaluator().evaluate(unit.source, using: state)
    case .placeholder: DeviceEvaluator().interpolate("${\(unit.source)}", using: state)
    case .condition: DeviceEvaluator().condition(unit.text, using: state)
    }
  }

  /// Returns the outcome of a unit according to the specification.
  func specified(_ unit: ExpressionUnit, _ state: SampleState) -> DeviceOutcome {
    switch unit.location {
    case .source: .value(evaluator.evaluate(ParsedExpression(unit.source), in: state))
    case .placeholder:
      .value(.stringValue(evaluator.interpolate(ParsedTemplate("${\(unit.source)}"), in: state)))
    case .condition: .value(.boolValue(evaluator.condition(unit.text, in: state)))
    }
  }

  /// All states: the initial one, and the samples.
  let states: [SampleState]

  init(initial: SampleState, samples: [(name: String, state: SampleState)], evaluator: ExpressionEvaluator) {
    self.evaluator = evaluator
    self.initial = initial
    self.samples = samples
    states = [initial] + samples.map(\.state)
  }

  /// Returns the states in which the two outcomes of a unit are compared.
  func probes(for unit: ExpressionUnit, _ types: ExpressionTypes, _ writes: DocumentWrites) -> [SampleState] {
    ProbeStates(for: unit, types, states: states, writes).states
  }

  /// Returns both results if they differ in the initial state or else in a sample: "`8` instead of `6`".
  ///
  /// The result is `nil` if they agree or if the value of anything that the unit reads is unknown.
  func comparison(of unit: ExpressionUnit, _ types: ExpressionTypes) -> String? {
    if types.isComplete, let comparison = comparison(of: unit, in: initial) { return comparison }
    for (name, state) in samples where types.paths.allSatisfy({ state.value(at: $0.staticComponents) != nil })
    {
      if let comparison = comparison(of: unit, in: state) {
        return "\(comparison), with the sample `\(name)`"
      }
    }
    return nil
  }

  private func comparison(of unit: ExpressionUnit, in state: SampleState) -> String? {
    let specified = self.specified(unit, state)
    let device = onDevice(unit, state)
    let isText = unit.location == .placeholder
    guard specified != device, let specified = specified.phrase(quoted: !isText),
      let device = device.phrase(quoted: !isText)
    else { return nil }
    return "\(device) instead of \(specified)"
  }
}

extension DeviceOutcome {
  /// Returns a short phrase for the outcome, or `nil` if the app hangs or crashes.
  func phrase(quoted: Bool = true) -> String? {
    switch self {
    case .value(let value): value.phrase(quoted: quoted)
    case .nothing: "no value"
    case .hangs, .crashes: nil
    }
  }
}

extension Document.StateValue {
  /// Returns a short phrase for the value; a string is quoted if `quoted` is true.
  func phrase(quoted: Bool = true) -> String {
    guard case .stringValue(let text) = self else { return "`\(json(limit: 48))`" }
    if text.isEmpty { return "an empty string" }
    guard !quoted, text.utf8.count <= 48 else { return "`\(json(limit: 48))`" }
    return "`\(text)`"
  }
}
