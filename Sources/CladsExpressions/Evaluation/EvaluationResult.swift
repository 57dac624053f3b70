public import CladsDocument

/// The result of evaluating an expression or one of its nodes.
package enum EvaluationResult: Sendable, Hashable {
  /// A value, which may be a stored `null`.
  case value(Document.StateValue)
  /// No value at the path. A plain dotted path keeps its text, which is shown instead in some contexts.
  case undefined(bareword: String?)
  /// The operation failed.
  case failure(EvaluationFailure)

  package var value: Document.StateValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether a condition with this result holds. It does for `true` and for a name without a value that
  /// spells `true` in any case.
  package var isTrue: Bool {
    switch self {
    case .value(.boolValue(let value)): value
    case .undefined(let bareword?): bareword.utf8.count == 4 && bareword.lowercased() == "true"
    default: false
    }
  }
}

/// The reason an operation has no result.
public struct EvaluationFailure: Sendable, Hashable, Error {
  public enum Reason: Sendable, Hashable {
    /// An operand is not a number. The payload is its kind, or `nil` if it has no value.
    case notANumber(Document.StateValue.Kind?)
    /// The right operand of `/` or `%` is zero.
    case divisionByZero
    /// The result does not fit in 64 bits.
    case overflow
    /// The result is not a finite number.
    case notFinite
    /// The evaluation looks at more than `ExecutionLimits.evaluationWork` bytes and values.
    case tooMuchWork
    /// The text is not a valid expression. The payload is the parser's message, without a final period.
    case syntax(String)
  }

  public let reason: Reason
  /// The range of the failing node, in UTF-8 bytes of the parsed text.
  public let range: Range<Int>

  /// A description of the failure: a fragment without a final period.
  public var message: String {
    switch reason {
    case .notANumber(nil): "expected a number, found no value"
    case .notANumber(let kind?): "expected a number, found \(kind.phrase)"
    case .divisionByZero: "division by zero"
    case .overflow: "the result does not fit in a 64-bit integer"
    case .notFinite: "the result is too large for a floating-point number"
    case .tooMuchWork: "evaluating this would take too long"
    case .syntax(let message): message
    }
  }
}
