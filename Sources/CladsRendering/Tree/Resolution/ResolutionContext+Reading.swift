public import CladsDocument
import CladsExpressions
import CladsRuntime

/// Reading the state. Each access is recorded as a dependency of the node that is being resolved.
extension ResolutionContext {
  /// Returns the value at a path, which may start with an iteration variable, `local`, or a key of the state.
  public func value(at keypath: String) -> Document.StateValue? {
    record(locate(keypath))
    if deviations.contains(.iterationScope) {
      return counted(deviceVariables[keypath] ?? pass.store.value(at: keypath))
    }
    return counted(state.value(at: scope.withIndices(keypath, in: state)))
  }

  /// Counts the length of a value that is a text, because most likely it is drawn.
  private func counted(_ value: Document.StateValue?) -> Document.StateValue? {
    if case .stringValue(let text)? = value { pass.budget.take(text: text.utf8.count) }
    return value
  }

  /// Returns a text with its placeholders replaced, or an empty string if the current runtime hangs or
  /// crashes on it.
  public func interpolate(_ template: String) -> String { (try? interpolated(template)) ?? "" }

  /// Returns the state path that a path refers to in this context.
  package func locate(_ keypath: String) -> String {
    scope.isEmpty ? keypath : scope.path(keypath, in: state)
  }

  /// Records a read of a state path.
  func record(_ path: String) {
    guard let tracker = pass.tracker else { return }
    tracker.recordRead(path)
  }

  /// Runs `body` without recording dependencies.
  func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let tracker = pass.tracker else { return try body() }
    return try tracker.collect(body).result
  }

  /// Reads the value at a state path and records the access.
  func read(_ path: String) -> Document.StateValue? {
    record(path)
    return counted(pass.store.value(at: path))
  }

  /// Returns a text with its placeholders replaced.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the text.
  public func interpolated(_ text: String) throws -> String {
    guard Template.containsPlaceholder(text) else { return text }
    let template = pass.template(text)
    record(template)
    guard deviations.affectExpressions else {
      var work = EvaluationWork()
      let result = pass.evaluator.interpolate(template.parsed, in: state, &work)
      pass.budget.take(work: work.spent)
      switch work.stop {
      case .tooMuchWork?: throw EvaluationRefusal(message: "its expression takes too long to evaluate")
      case .textTooLong?:
        throw EvaluationRefusal(message: "its text is longer than \(ExecutionLimits.textLength >> 20) MB")
      case nil: break
      }
      pass.budget.take(text: result.utf8.count)
      return result
    }
    return try counted {
      try DeviceEvaluator().interpolate(text, using: pass.store.sample, &$0).text(of: text)
    }
  }

  /// Runs an evaluation as on device, and counts its operations and its text.
  private func counted(_ evaluate: (inout Int) throws -> String) rethrows -> String {
    var operations = 0
    defer { pass.budget.take(work: operations) }
    let text = try evaluate(&operations)
    pass.budget.take(text: text.utf8.count)
    return text
  }

  /// Returns a text with its placeholders replaced as on device when the screen is first built.
  func interpolatedAtResolution(_ text: String) throws -> String {
    guard deviations.affectExpressions else { return try interpolated(text) }
    let state = pass.store.sample.with(deviceVariables)
    return try counted {
      try DeviceEvaluator().interpolateAtResolution(text, using: state, &$0).text(of: text)
    }
  }

  private func record(_ template: TemplateText) {
    guard let tracker = pass.tracker else { return }
    for path in template.tracked {
      if scope.isEmpty {
        tracker.record(path, isWrite: false)
      } else {
        record(locate(path.text))
      }
    }
  }

  /// Returns the value that the current runtime reads at a path.
  func deviceValue(at path: String) throws -> Document.StateValue? {
    switch DeviceEvaluator().read(path, using: pass.store.sample) {
    case .value(let value): return counted(value)
    case .nothing: return nil
    case .hangs: throw DeviceFailure.hangs(path)
    case .crashes: throw DeviceFailure.crashes(path)
    }
  }

  /// Returns whether a condition holds.
  public func condition(_ text: String) -> Bool {
    let parsed = ParsedExpression(text)
    if isTracking {
      let template = Template.containsPlaceholder(text) ? pass.template(text).paths : parsed.expression.paths
      for path in template { record(locate(path.staticKeypath.text)) }
    }
    guard deviations.contains(.expressionAsSelection) else {
      var work = EvaluationWork()
      defer { pass.budget.take(work: work.spent) }
      return pass.evaluator.condition(text, in: state, &work)
    }
    record(text)
    return DeviceEvaluator().condition(text, using: pass.store.sample) == .value(.boolValue(true))
  }

  /// Returns a template that has the same meaning outside the enclosing repetitions: names of variables are
  /// replaced by the state paths they refer to.
  func rewritten(_ text: String) -> String {
    guard !scope.isEmpty else { return text }
    let result = TemplateRewriting.rewrite(text, paths: pass.template(text).paths, scope: scope)
    pass.budget.take(text: result.utf8.count)
    return result
  }
}

/// A text that is not computed because it would exceed a limit.
struct EvaluationRefusal: Error, CustomStringConvertible {
  let message: String

  var description: String { "the preview does not draw this: \(message)" }
}

extension DeviceOutcome {
  func text(of source: String) throws -> String {
    switch self {
    case .value(let value): return value.text
    case .nothing: return ""
    case .hangs: throw DeviceFailure.hangs(source)
    case .crashes: throw DeviceFailure.crashes(source)
    }
  }
}
