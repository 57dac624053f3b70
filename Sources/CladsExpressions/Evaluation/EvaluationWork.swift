/// The work that an evaluation has done, and whether a limit has stopped it.
package struct EvaluationWork {
  /// The limit that has stopped an evaluation.
  package enum Stop: Sendable {
    case tooMuchWork
    case textTooLong
  }

  /// The work: about one for every byte and every value that was looked at.
  package private(set) var spent = 0
  package private(set) var stop: Stop?

  package init() {}

  mutating func spend(_ count: Int) {
    spent += 1 + max(0, count)
    if spent > ExecutionLimits.evaluationWork, stop == nil { stop = .tooMuchWork }
  }

  /// Adds the length of an interpolated text, which may also be too long.
  mutating func spend(text length: Int) {
    spend(length)
    if length > ExecutionLimits.textLength { stop = .textTooLong }
  }
}
