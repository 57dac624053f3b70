import CladsExpressions

/// The reason why an expression was not evaluated to the end. It is not a JSON value, so a store refuses it.
public struct EvaluationStopped: Error {
  let kind: RuntimeMessage.Kind
  /// The reason, for people: a fragment without a final period.
  let message: String

  /// Creates the result of an evaluation that was stopped by a limit.
  init(_ stop: EvaluationWork.Stop) {
    kind = .limit
    message =
      switch stop {
      case .tooMuchWork: "its expression takes too long to evaluate"
      case .textTooLong: "its text would be longer than \(ExecutionLimits.textLength >> 20) MB"
      }
  }

  /// Creates the result of an evaluation that does not end on device.
  init(_ failure: DeviceFailure) {
    kind = .stopped
    message = failure.description
  }
}
