import CladsDocument
package import JSONSyntax

/// The result of an expression or a template as tools show it: the value, its text, and the result on device
/// if that differs.
package struct EvaluationReport: Sendable, Hashable {
  /// The result, which distinguishes values, missing values, and failures.
  package let result: EvaluationResult
  /// The text that a placeholder with the expression would print, or the whole text of a template.
  package let text: String
  /// The result on device, or `nil` if it is the same.
  package let device: DeviceOutcome?
  /// The reason the text can be neither computed nor interpolated, or `nil` if it can or if it is a key of
  /// the state.
  package let problem: ExpressionProblem?

  /// Evaluates the text of a `$expr`.
  package init(
    _ expression: ParsedExpression, in state: SampleState, evaluator: ExpressionEvaluator = .init()
  ) {
    result = evaluator.result(of: expression, in: state)
    text =
      switch result {
      case .value(let value): value.text
      case .undefined:
        expression.trimmed.isEmpty
          ? "" : evaluator.interpolate(ParsedTemplate("${\(expression.trimmed)}"), in: state)
      case .failure:
        evaluator.evaluate(expression, in: state).text
      }
    if case .value = result, expression.template == nil {
      problem = nil
    } else {
      problem = expression.problem
    }
    let value = evaluator.evaluate(expression, in: state)
    // What a function of the app adds, its own runtime has, too.
    let usesFunction =
      evaluator.hasFunctions && ExpressionEvaluator().evaluate(expression, in: state) != value
    device =
      usesFunction ? nil : DeviceEvaluator().evaluate(expression.source, using: state).unless(.value(value))
  }

  /// Interpolates a template.
  package init(_ template: ParsedTemplate, in state: SampleState, evaluator: ExpressionEvaluator = .init()) {
    text = evaluator.interpolate(template, in: state)
    result = .value(.stringValue(text))
    problem = template.problem
    let usesFunction =
      evaluator.hasFunctions && ExpressionEvaluator().interpolate(template, in: state) != text
    device =
      usesFunction
      ? nil : DeviceEvaluator().interpolate(template.source, using: state).unless(.value(.stringValue(text)))
  }

  /// Evaluates the text of an `isSelectedBinding`.
  package init(condition: String, in state: SampleState, evaluator: ExpressionEvaluator = .init()) {
    let holds = evaluator.condition(condition, in: state)
    result = .value(.boolValue(holds))
    text = holds ? "true" : "false"
    problem = nil
    let usesFunction =
      evaluator.hasFunctions && ExpressionEvaluator().condition(condition, in: state) != holds
    device =
      usesFunction
      ? nil : DeviceEvaluator().condition(condition, using: state).unless(.value(.boolValue(holds)))
  }

  /// Reads the value at a path.
  ///
  /// Pass `true` for `isContent` if the value is displayed as text: the current runtime then shows only
  /// strings.
  package init(path: String, in state: SampleState, isContent: Bool = false) {
    let value = state.value(at: path)
    result = value.map { .value($0) } ?? .undefined(bareword: nil)
    text = value?.text ?? ""
    problem = nil
    var outcome = DeviceEvaluator().read(path, using: state)
    if isContent, case .value(let value) = outcome, value.kind != .string { outcome = .nothing }
    let same = value.map { DeviceOutcome.value($0) } ?? .nothing
    device = outcome == same || (isContent && text.isEmpty && outcome == .nothing) ? nil : outcome
  }

  /// The type of the result: the name of a kind of value, `undefined`, or `failure`.
  package var type: String {
    switch result {
    case .value(let value): value.kind.rawValue
    case .undefined: "undefined"
    case .failure: "failure"
    }
  }

  /// Writes the members of a JSON object: `type`, `value` or `message`, `text`, and `device` if the result on
  /// device differs.
  package func write(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string(type)
    switch result {
    case .value(let value):
      writer.name("value")
      value.write(to: &writer)
    case .undefined: break
    case .failure(let failure):
      writer.name("message")
      writer.string(failure.message)
    }
    writer.name("text")
    writer.string(text)
    guard let device else { return }
    writer.name("device")
    device.write(to: &writer)
  }
}

extension DeviceOutcome {
  /// Returns the outcome, or `nil` if it equals `other`.
  func unless(_ other: DeviceOutcome) -> DeviceOutcome? { self == other ? nil : self }

  /// The type of the outcome: the name of a kind of value, `undefined`, `hang`, or `crash`.
  package var type: String {
    switch self {
    case .value(let value): value.kind.rawValue
    case .nothing: "undefined"
    case .hangs: "hang"
    case .crashes: "crash"
    }
  }

  /// Writes a JSON object with `type` and, if there is a value, `value`.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("type")
    writer.string(type)
    if case .value(let value) = self {
      writer.name("value")
      value.write(to: &writer)
    }
    writer.endObject()
  }
}
