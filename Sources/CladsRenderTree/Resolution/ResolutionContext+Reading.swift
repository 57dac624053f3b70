public import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsRuntime

/// Reading the state. Everything that is read here is remembered for the node that is being resolved.
extension ResolutionContext {
  /// The value at a path: of an iteration variable, of local state, of the state.
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// The value at a path: of an iteration variable, of local state, of the state.
  public func value(at keypath: String) -> Document.StateValue? {
    record(locate(keypath))
    if deviations.contains(.iterationScope) {
      return phoneVariables[keypath] ?? pass.store.value(at: keypath)
    }
    return state.value(at: scope.withIndices(keypath, in: state))
  }

  /// A text with its placeholders replaced, as the screen shows it.
  public func interpolate(_ template: String) -> String { (try? interpolated(template)) ?? "" }

  /// The place in the state that a path leads to from here.
  public func locate(_ keypath: String) -> String {
    scope.isEmpty ? keypath : scope.path(keypath, in: state)
  }

  /// Notes that a place of the state is read.
  func record(_ path: String) {
    guard let tracker = pass.tracker else { return }
    tracker.recordRead(path)
  }

  /// Reads without anybody remembering it.
  func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let tracker = pass.tracker else { return try body() }
    return try tracker.collect(body).result
  }

  /// The value at a place of the state.
  func read(_ place: String) -> Document.StateValue? {
    record(place)
    return pass.store.value(at: place)
  }

  /// A text with its placeholders replaced, as the screen shows it.
  ///
  /// - Throws: when today's phones would hang or crash on it.
  public func interpolated(_ text: String) throws -> String {
    guard Template.containsPlaceholder(text) else { return text }
    let template = pass.template(text)
    record(template)
    guard deviations.affectExpressions else {
      return pass.evaluator.interpolate(template.parsed, in: state)
    }
    return try DeviceEvaluator().interpolate(text, using: pass.store.sample).text(of: text)
  }

  /// A text with its placeholders replaced, as today's phones show it when the screen is first made.
  func interpolatedAtResolution(_ text: String) throws -> String {
    guard deviations.affectExpressions else { return try interpolated(text) }
    let state = pass.store.sample.with(phoneVariables)
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

  /// What today's phones read at a path.
  func phoneValue(at path: String) throws -> Document.StateValue? {
    switch DeviceEvaluator().read(path, using: pass.store.sample) {
    case .value(let value): return value
    case .nothing: return nil
    case .hangs: throw PhoneTrouble.hangs(path)
    case .crashes: throw PhoneTrouble.crashes(path)
    }
  }

  /// Whether a condition holds.
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

  /// A template as it reads without iteration variables: their names replaced by the places they stand for.
  func rewritten(_ text: String) -> String {
    guard !scope.isEmpty else { return text }
    return TemplateRewriting.rewrite(text, paths: pass.template(text).paths, scope: scope)
  }
}

/// What today's phones do with a text instead of showing it.
public enum PhoneTrouble: Error, Sendable, Hashable, CustomStringConvertible {
  /// The app stops responding.
  case hangs(String)
  /// The app ends.
  case crashes(String)

  /// The trouble in words.
  public var description: String {
    switch self {
    case .hangs(let text): "the app stops responding on `\(text)`"
    case .crashes(let text): "the app crashes on `\(text)`"
    }
  }
}

extension DeviceOutcome {
  func text(of source: String) throws -> String {
    switch self {
    case .value(let value): return value.text
    case .nothing: return ""
    case .hangs: throw PhoneTrouble.hangs(source)
    case .crashes: throw PhoneTrouble.crashes(source)
    }
  }
}
