public import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsRuntime

/// Reading the state. Each access is recorded as a dependency of the node that is being resolved.
extension ResolutionContext {
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// Returns the value at a path, which may start with an iteration variable, `local`, or a key of the state.
  public func value(at keypath: String) -> Document.StateValue? {
    record(locate(keypath))
    if deviations.contains(.iterationScope) {
      return deviceVariables[keypath] ?? pass.store.value(at: keypath)
    }
    return state.value(at: scope.withIndices(keypath, in: state))
  }

  /// Returns a text with its placeholders replaced, or an empty string if the current runtime hangs or
  /// crashes on it.
  public func interpolate(_ template: String) -> String { (try? interpolated(template)) ?? "" }

  /// Returns the state path that a path refers to in this context.
  public func locate(_ keypath: String) -> String {
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
    return pass.store.value(at: path)
  }

  /// Returns a text with its placeholders replaced.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the text.
  public func interpolated(_ text: String) throws -> String {
    guard Template.containsPlaceholder(text) else { return text }
    let template = pass.template(text)
    record(template)
    guard deviations.affectExpressions else {
      return pass.evaluator.interpolate(template.parsed, in: state)
    }
    return try DeviceEvaluator().interpolate(text, using: pass.store.sample).text(of: text)
  }

  /// Returns a text with its placeholders replaced as on device when the screen is first built.
  func interpolatedAtResolution(_ text: String) throws -> String {
    guard deviations.affectExpressions else { return try interpolated(text) }
    let state = pass.store.sample.with(deviceVariables)
    return try DeviceEvaluator().interpolateAtResolution(text, using: state).text(of: text)
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
    case .value(let value): return value
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
      return pass.evaluator.condition(text, in: state)
    }
    record(text)
    return DeviceEvaluator().condition(text, using: pass.store.sample) == .value(.boolValue(true))
  }

  /// Returns a template that has the same meaning outside the enclosing repetitions: names of variables are
  /// replaced by the state paths they refer to.
  func rewritten(_ text: String) -> String {
    guard !scope.isEmpty else { return text }
    return TemplateRewriting.rewrite(text, paths: pass.template(text).paths, scope: scope)
  }
}

/// The failure of the current runtime to evaluate a text.
public enum DeviceFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The app stops responding.
  case hangs(String)
  /// The app crashes.
  case crashes(String)

  public var description: String {
    switch self {
    case .hangs(let text): "the app stops responding when it evaluates `\(text)`"
    case .crashes(let text): "the app crashes when it evaluates `\(text)`"
    }
  }
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
