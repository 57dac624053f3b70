public import CladsDocument

/// Evaluates expressions and interpolates templates against a state.
///
/// Every text has a result: one that cannot be computed evaluates to the text itself, as it does on device.
/// Use `result(of:in:)` to distinguish a value from a failure.
public struct ExpressionEvaluator: Sendable {
  /// The functions registered by the host app, by name.
  let functions: [String: MemberFunction]

  /// Creates an evaluator that supports the built-in properties and functions, and those given. If two
  /// functions have the same name, the last one wins.
  public init(functions: [MemberFunction] = []) {
    self.functions = Dictionary(functions.map { ($0.name, $0) }) { _, last in last }
  }

  /// Creates an evaluator with the functions of a vocabulary.
  package init(_ vocabulary: Vocabulary) {
    self.init(functions: vocabulary.entries(in: .function).compactMap { $0.function })
  }

  /// Whether the app has registered functions.
  var hasFunctions: Bool { !functions.isEmpty }

  /// The registered functions, sorted by name.
  public var allFunctions: [MemberFunction] { functions.values.sorted { $0.name < $1.name } }

  /// Returns the registered function with a name, or `nil` if there is none.
  public func function(named name: String) -> MemberFunction? { functions[name] }

  /// Returns the value of a `$expr`.
  package func evaluate(_ expression: ParsedExpression, in state: SampleState) -> Document.StateValue {
    var work = EvaluationWork()
    return evaluate(expression, in: state, &work)
  }

  /// Returns the value of a `$expr`, and counts the work.
  package func evaluate(
    _ expression: ParsedExpression, in state: SampleState, _ work: inout EvaluationWork
  ) -> Document.StateValue { folded(expression, in: state, &work) }

  /// Returns a template with every placeholder replaced by its value.
  package func interpolate(_ template: ParsedTemplate, in state: SampleState) -> String {
    var work = EvaluationWork()
    return interpolate(template, in: state, &work)
  }

  /// Returns a template with every placeholder replaced by its value, and counts the work. A text that
  /// becomes longer than `ExecutionLimits.textLength` ends there.
  package func interpolate(
    _ template: ParsedTemplate, in state: SampleState, _ work: inout EvaluationWork
  ) -> String { text(of: template, in: state, &work) }

  /// Returns whether the condition in an `isSelectedBinding` holds.
  public func condition(_ condition: String, in state: SampleState) -> Bool {
    var work = EvaluationWork()
    return self.condition(condition, in: state, &work)
  }

  /// Returns whether the condition in an `isSelectedBinding` holds, and counts the work.
  package func condition(
    _ condition: String, in state: SampleState, _ work: inout EvaluationWork
  ) -> Bool { holds(condition, in: state, &work) }

  /// Returns the result of a `$expr`, which distinguishes values, missing values, and failures.
  package func result(of expression: ParsedExpression, in state: SampleState) -> EvaluationResult {
    var work = EvaluationWork()
    return outcome(of: expression, in: state, &work)
  }

  /// Returns the result of one node of an expression.
  package func result(
    of part: Expression.NodeID, of expression: Expression, in state: SampleState
  ) -> EvaluationResult {
    guard expression.nodes.indices.contains(part) else { return .undefined(bareword: nil) }
    var evaluation = Evaluation(expression, in: state, functions: functions)
    return evaluation.result(of: part)
  }

  /// Returns the results of all nodes that contribute to the result, in evaluation order.
  package func steps(of expression: Expression, in state: SampleState) -> [EvaluationStep] {
    var evaluation = Evaluation(expression, in: state, functions: functions, recordsSteps: true)
    _ = evaluation.result()
    return evaluation.steps ?? []
  }
}

/// The semantics of the language, over any state.
extension ExpressionEvaluator {
  package func folded(
    _ parsed: ParsedExpression, in source: some StateSource, _ work: inout EvaluationWork
  ) -> Document.StateValue {
    switch outcome(of: parsed, in: source, &work) {
    case .value(let value): value
    case .undefined(let bareword?): .stringValue(bareword)
    case .undefined(nil): .nullValue
    case .failure: .stringValue(parsed.template.map { text(of: $0, in: source, &work) } ?? parsed.trimmed)
    }
  }

  package func outcome(
    of parsed: ParsedExpression, in source: some StateSource, _ work: inout EvaluationWork
  ) -> EvaluationResult {
    if parsed.isBlank { return .value(.stringValue("")) }
    if parsed.expression.isValid {
      if parsed.isTemplate, let template = parsed.template {
        return .value(.stringValue(text(of: template, in: source, &work)))
      }
      var evaluation = Evaluation(parsed.expression, in: source, functions: functions, after: work)
      let result = evaluation.result()
      work = evaluation.work
      guard case .failure = result, parsed.template == nil else { return result }
      // A hyphenated key parses as a subtraction, which then fails.
      return source.value(atKeypath: parsed.trimmed).map { .value($0) } ?? result
    }
    if let template = parsed.template, template.template.hasPlaceholders {
      return .value(.stringValue(text(of: template, in: source, &work)))
    }
    if let value = source.value(atKeypath: parsed.trimmed) { return .value(value) }
    let problem = parsed.expression.problems.first
    return .failure(
      EvaluationFailure(
        reason: .syntax(problem?.message ?? "not a valid expression"),
        range: problem?.range ?? 0..<parsed.source.utf8.count))
  }

  package func text(
    of template: ParsedTemplate, in source: some StateSource, _ work: inout EvaluationWork
  ) -> String {
    var result = ""
    result.reserveCapacity(template.source.utf8.count)
    for segment in template.segments {
      switch segment {
      case .text(let text): result += text
      case .path(let root, let steps):
        if let value = value(root, steps[...], in: source) { result += value.limitedText }
      case .placeholder(let body, let expression):
        result += text(ofPlaceholder: body, expression, in: source, &work)
      }
      if result.utf8.count > ExecutionLimits.textLength || work.stop != nil { break }
    }
    work.spend(text: result.utf8.count)
    return result
  }

  /// Returns the value at a path whose last name may be a function registered by the host app.
  private func value(
    _ root: String, _ steps: ArraySlice<Keypath.Component>, in source: some StateSource
  ) -> Document.StateValue? {
    var path = source.root(root)
    for step in steps {
      switch step {
      case .key(let name): path = source.member(name, of: path)
      case .index(let index): path = source.element(index, of: path, isBracketed: false)
      }
    }
    if let value = source.value(at: path) { return value }
    guard !functions.isEmpty, case .key(let name)? = steps.last, let function = functions[name] else {
      return nil
    }
    return value(root, steps.dropLast(), in: source).flatMap { function.apply($0) }
  }

  private func text(
    ofPlaceholder body: String, _ expression: Expression, in source: some StateSource,
    _ work: inout EvaluationWork
  ) -> String {
    if body.isEmpty { return "" }
    guard expression.isValid else { return source.value(atKeypath: body)?.limitedText ?? "" }
    var evaluation = Evaluation(expression, in: source, functions: functions, after: work)
    defer { work = evaluation.work }
    switch evaluation.result() {
    case .value(let value): return value.limitedText
    case .undefined(let bareword):
      guard case .ternary = expression[expression.withoutParentheses(expression.root)].kind else { return "" }
      return bareword ?? ""
    case .failure: return source.value(atKeypath: body)?.limitedText ?? body
    }
  }

  package func holds(
    _ condition: String, in source: some StateSource, _ work: inout EvaluationWork
  ) -> Bool {
    var text = condition
    let (expression, trimmed) = text.withUTF8 { bytes in
      var range = bytes.trimmed(0..<bytes.count)
      if let inner = Template.solePlaceholderBody(UnsafeBufferPointer(rebasing: bytes[range])) {
        range = inner.lowerBound + range.lowerBound..<inner.upperBound + range.lowerBound
      }
      let expression = Expression.parse(bytes, in: range)
      return (expression, expression.isValid ? "" : String(decoding: bytes[range], as: UTF8.self))
    }
    guard expression.isValid else { return source.value(atKeypath: trimmed) == .boolValue(true) }
    var evaluation = Evaluation(expression, in: source, functions: functions, after: work)
    defer { work = evaluation.work }
    return evaluation.result().isTrue
  }
}
