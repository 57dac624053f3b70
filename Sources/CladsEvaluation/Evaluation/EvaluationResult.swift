public import CladsDocument

/// What an expression or a part of one yields.
public enum EvaluationResult: Sendable, Hashable {
  /// A value; a stored `null` is one.
  case value(Document.StateValue)
  /// There is nothing at the path. A plain dotted path keeps its text, which some places show instead.
  case undefined(bareword: String?)
  /// The operation has no result.
  case failure(EvaluationFailure)

  /// The value, if there is one.
  public var value: Document.StateValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether a condition with this result holds: only for `true`, or a name without a value that is spelled so.
  public var isTrue: Bool {
    switch self {
    case .value(.boolValue(let value)): value
    case .undefined(let bareword?): bareword.utf8.count == 4 && bareword.lowercased() == "true"
    default: false
    }
  }
}

/// Why an operation has no result.
public struct EvaluationFailure: Sendable, Hashable, Error {
  /// What went wrong.
  public enum Reason: Sendable, Hashable {
    /// An operand is not a number; nothing when it has no value.
    case notANumber(Document.StateValue.Kind?)
    /// The right side of `/` or `%` is zero.
    case divisionByZero
    /// The result does not fit 64 bits.
    case overflow
    /// The result is no finite number.
    case notFinite
    /// The text is no expression; the payload says why, without a final period.
    case syntax(String)
  }

  /// What went wrong.
  public let reason: Reason
  /// The part concerned, in UTF-8 bytes of the text that was parsed.
  public let range: Range<Int>

  /// What went wrong, in plain words: a fragment without a final period.
  public var message: String {
    switch reason {
    case .notANumber(nil): "arithmetic needs numbers, and there is no value here"
    case .notANumber(let kind?): "arithmetic needs numbers, and this is \(kind.phrase)"
    case .divisionByZero: "division by zero"
    case .overflow: "the result does not fit a whole number of 64 bits"
    case .notFinite: "the result is too large for a number"
    case .syntax(let message): message
    }
  }
}
