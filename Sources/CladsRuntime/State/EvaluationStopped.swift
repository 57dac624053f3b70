import CladsEvaluation

/// The result of an expression whose evaluation was stopped by a limit. It is not a JSON value, so a store
/// refuses it.
struct EvaluationStopped {
  let reason: EvaluationWork.Stop

  /// The reason, for people: a fragment without a final period.
  var message: String {
    switch reason {
    case .tooMuchWork: "its expression takes too long to evaluate"
    case .textTooLong: "its text would be longer than \(ExecutionLimits.textLength >> 20) MB"
    }
  }
}
