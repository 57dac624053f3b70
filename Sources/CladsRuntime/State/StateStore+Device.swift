import CladsDocument
import CladsEvaluation

/// Expressions, templates and paths as the current runtime evaluates them.
extension StateStore {
  /// Returns the value of an expression on device: a `Document.StateValue` or an `EvaluationStopped`.
  /// Iteration variables are not in scope there.
  func deviceValue(of expression: String) -> Any {
    var operations = 0
    defer { add(work: operations) }
    return switch DeviceEvaluator().evaluate(expression, using: SampleState(values), &operations) {
    case .value(let value): value
    case .nothing: Document.StateValue.nullValue
    case .hangs: EvaluationStopped(.hangs(expression))
    case .crashes: EvaluationStopped(.crashes(expression))
    }
  }

  /// Returns the text of a template on device. A template that the app never finishes is reported and empty.
  func deviceText(of template: String) -> String {
    var operations = 0
    defer { add(work: operations) }
    switch DeviceEvaluator().interpolate(template, using: SampleState(values), &operations) {
    case .value(let value): return value.text
    case .nothing: return ""
    case .hangs: report(.hangs(template))
    case .crashes: report(.crashes(template))
    }
    return ""
  }

  private func report(_ failure: DeviceFailure) {
    onMessage?(RuntimeMessage(.stopped, failure.description))
  }

  /// Reports a path that the app never finishes reading, and returns whether it is one.
  func reportUnreadable(_ keypath: String) -> Bool {
    guard path(keypath).isUnreadable else { return false }
    report(.hangs(keypath))
    return true
  }
}
