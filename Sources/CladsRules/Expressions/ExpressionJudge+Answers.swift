import CladsDocument
import CladsEvaluation
import CladsExpressions

/// The two readings of a text, side by side.
extension ExpressionJudge {
  /// What today's phones make of a unit.
  func answerOfPhones(_ unit: ExpressionUnit, _ state: SampleState) -> DeviceOutcome {
    switch unit.place {
    case .source: DeviceEvaluator().evaluate(unit.source, using: state)
    case .placeholder: DeviceEvaluator().interpolate("${\(unit.source)}", using: state)
    case .condition: DeviceEvaluator().condition(unit.text, using: state)
    }
  }

  /// What a unit means.
  func answer(_ unit: ExpressionUnit, _ state: SampleState) -> DeviceOutcome {
    let evaluator = ExpressionEvaluator()
    return switch unit.place {
    case .source: .value(evaluator.evaluate(ParsedExpression(unit.source), in: state))
    case .placeholder:
      .value(.stringValue(evaluator.interpolate(ParsedTemplate("${\(unit.source)}"), in: state)))
    case .condition: .value(.boolValue(evaluator.condition(unit.text, in: state)))
    }
  }

  /// The states in which the readings of a unit are compared.
  func probes(for unit: ExpressionUnit, _ types: ExpressionTypes) -> [SampleState] {
    ProbeStates(for: unit, types, states: [initial] + samples.map(\.state)).states
  }

  /// Both answers for the initial state, or else for a sample, when everything that is read is known and they
  /// differ: "6 here, 8 on today's phones".
  func answers(_ unit: ExpressionUnit, _ types: ExpressionTypes) -> String? {
    if types.isComplete, let answers = answers(unit, in: initial) { return answers }
    for (name, state) in samples where types.paths.allSatisfy({ state.value(at: $0.staticComponents) != nil })
    {
      if let answers = answers(unit, in: state) { return "\(answers), with the sample `\(name)`" }
    }
    return nil
  }

  private func answers(_ unit: ExpressionUnit, in state: SampleState) -> String? {
    let ours = answer(unit, state)
    let theirs = answerOfPhones(unit, state)
    let isText = unit.place == .placeholder
    guard ours != theirs, let ours = ours.phrase(quoted: !isText), let theirs = theirs.phrase(quoted: !isText)
    else { return nil }
    return "\(ours) is meant, today's phones give \(theirs)"
  }
}

extension DeviceOutcome {
  /// The answer in a few words; nothing where there is no value to show.
  func phrase(quoted: Bool = true) -> String? {
    switch self {
    case .value(let value): value.phrase(quoted: quoted)
    case .nothing: "nothing"
    case .hangs, .crashes: nil
    }
  }
}

extension Document.StateValue {
  /// The value in a few words; text in quotes, if asked to.
  func phrase(quoted: Bool = true) -> String {
    guard case .stringValue(let text) = self else { return "`\(json(limit: 48))`" }
    if text.isEmpty { return "an empty text" }
    guard !quoted, text.utf8.count <= 48 else { return "`\(json(limit: 48))`" }
    return "`\(text)`"
  }
}
