import CladsDocument
public import CladsExpressions
public import JSONSyntax

/// What an expression or a template gives, as tools show it: the result, its text, and what today's phones
/// answer where that differs.
public struct EvaluationReport: Sendable, Hashable {
  /// The result, with values, missing values and failures told apart.
  public let result: EvaluationResult
  /// The text that a placeholder with the expression would print; of a template its whole text.
  public let text: String
  /// What today's phones answer; nothing when that is the same.
  public let device: DeviceOutcome?
  /// Why the text can be neither computed nor filled in; nothing when it can, or when it is a key of the state.
  public let problem: ExpressionProblem?

  /// Evaluates the text of an `$expr`.
  public init(
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
    let answer = evaluator.evaluate(expression, in: state)
    device = DeviceEvaluator().evaluate(expression.source, using: state).unless(.value(answer))
  }

  /// Interpolates a template.
  public init(_ template: ParsedTemplate, in state: SampleState, evaluator: ExpressionEvaluator = .init()) {
    text = evaluator.interpolate(template, in: state)
    result = .value(.stringValue(text))
    problem = template.problem
    device = DeviceEvaluator().interpolate(template.source, using: state).unless(.value(.stringValue(text)))
  }

  /// Evaluates the text of an `isSelectedBinding`.
  public init(condition: String, in state: SampleState, evaluator: ExpressionEvaluator = .init()) {
    let holds = evaluator.condition(condition, in: state)
    result = .value(.boolValue(holds))
    text = holds ? "true" : "false"
    problem = nil
    device = DeviceEvaluator().condition(condition, using: state).unless(.value(.boolValue(holds)))
  }

  /// Reads a path.
  ///
  /// - Parameter isContent: whether the value is shown as text, where today's phones show nothing but texts.
  public init(path: String, in state: SampleState, isContent: Bool = false) {
    let value = state.value(at: path)
    result = value.map { .value($0) } ?? .undefined(bareword: nil)
    text = value?.text ?? ""
    problem = nil
    var answer = DeviceEvaluator().read(path, using: state)
    if isContent, case .value(let value) = answer, value.kind != .string { answer = .nothing }
    let same = value.map { DeviceOutcome.value($0) } ?? .nothing
    device = answer == same || (isContent && text.isEmpty && answer == .nothing) ? nil : answer
  }

  /// The type of the result: a kind of value, `undefined`, or `failure`.
  public var type: String {
    switch result {
    case .value(let value): value.kind.rawValue
    case .undefined: "undefined"
    case .failure: "failure"
    }
  }

  /// Writes the members of a JSON object: `type`, `value` or `message`, `text`, and `device` where phones differ.
  public func write(to writer: inout JSONWriter) {
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
  /// The outcome, unless it is `other`.
  func unless(_ other: DeviceOutcome) -> DeviceOutcome? { self == other ? nil : self }

  /// The type: a kind of value, `undefined`, `hang` or `crash`.
  public var type: String {
    switch self {
    case .value(let value): value.kind.rawValue
    case .nothing: "undefined"
    case .hangs: "hang"
    case .crashes: "crash"
    }
  }

  /// Writes an object with `type` and, if there is one, `value`.
  public func write(to writer: inout JSONWriter) {
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
