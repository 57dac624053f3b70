import CladsDocument
import CladsExpressions

/// Expressions, templates and paths as the current runtime evaluates them.
extension StateStore {
  /// Returns the value of an expression on device. Iteration variables are not in scope there.
  func deviceValue(of expression: String) throws(EvaluationStopped) -> Document.StateValue {
    var operations = 0
    defer { add(work: operations) }
    switch DeviceEvaluator().evaluate(expression, using: SampleState(values), &operations) {
    case .value(let value): return value
    case .nothing: return .nullValue
    case .hangs: throw EvaluationStopped(.hangs(expression))
    case .crashes: throw EvaluationStopped(.crashes(expression))
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
    report(RuntimeMessage(.stopped, failure.description))
  }

  /// Reports a path that the app never finishes reading, and returns whether it is one.
  func reportUnreadable(_ keypath: String) -> Bool {
    guard path(keypath).isUnreadable else { return false }
    report(.hangs(keypath))
    return true
  }
}
