/// Why a text is not an expression.
public struct ExpressionProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// There is nothing but white space.
    case empty
    /// No operand follows the text given: an operator, an opening bracket, `?` or `:`.
    case missingOperand(after: String)
    /// No operand stands before the text given.
    case missingOperandBefore(String)
    /// No name follows a dot.
    case missingMember
    /// There is nothing between `[` and `]`.
    case emptySubscript
    /// A `?` has no `:`.
    case missingColon
    /// The opening bracket given has no partner.
    case unclosed(String)
    /// The closing bracket given has no partner.
    case unopened(String)
    /// A quoted text does not end; the payload is its quote.
    case unterminatedString(String)
    /// Two operands stand side by side; the payload is the second one.
    case missingOperator(before: String)
    /// White space before `.` or `[`.
    case spaceBefore(String)
    /// A member or element of a number or a quoted text.
    case memberOfLiteral
    /// A call of a function that does not exist.
    case unknownCall(String)
    /// An operator of other languages.
    case unknownOperator(String)
    /// A list or an object written out; the payload is its opening bracket.
    case collectionLiteral(String)
    /// Text that starts nothing.
    case unexpected(String)
    /// The nesting exceeds `Expression.maximumDepth`.
    case tooDeep
    /// The number of parts exceeds `Expression.maximumNodes`.
    case tooLong
  }

  /// What is wrong.
  public let kind: Kind
  /// The text concerned, in UTF-8 bytes of the text that was parsed.
  public let range: Range<Int>

  /// The same problem of a text that starts `distance` bytes earlier.
  public func shifted(by distance: Int) -> ExpressionProblem {
    ExpressionProblem(kind: kind, range: range.lowerBound + distance..<range.upperBound + distance)
  }

  /// What is wrong, in plain words: a fragment without a final period.
  public var message: String {
    switch kind {
    case .empty: "the expression is empty"
    case .missingOperand(let text): "expected a value after `\(text)`"
    case .missingOperandBefore(let text): "expected a value before `\(text)`"
    case .missingMember: "expected a name or a number right after the dot"
    case .emptySubscript: "expected an index between `[` and `]`"
    case .missingColon: "this `?` has no `:` with the other result"
    case .unclosed(let text): "this `\(text)` is never closed"
    case .unopened(let text): "nothing opens this `\(text)`"
    case .unterminatedString(let quote): "this text has no closing \(quote == "'" ? "`'`" : "`\"`")"
    case .missingOperator(let text): "expected an operator before `\(text)`"
    case .spaceBefore(let text): "a space separates `\(text)` from what it belongs to"
    case .memberOfLiteral: "only paths have members and elements"
    case .unknownCall(let name): "there is no function `\(name)`"
    case .unknownOperator(let text): "there is no operator `\(text)`"
    case .collectionLiteral(let text):
      text == "["
        ? "a list cannot be written inside an expression" : "`{` has no meaning inside an expression"
    case .unexpected("."): "a path or a number does not start with a dot"
    case .unexpected(let text): "`\(text)` has no meaning inside an expression"
    case .tooDeep: "the expression nests more than \(Expression.maximumDepth) levels deep"
    case .tooLong: "the expression has more than \(Expression.maximumNodes) parts"
    }
  }

  /// What to type instead, in plain words, when there is something to say.
  public var help: String? {
    switch kind {
    case .empty: "write a path such as `user.name`, or remove the expression"
    case .missingOperand(let text): ExpressionProblem.helpForMissing(after: text)
    case .missingOperandBefore(let text): "write the first operand, or remove `\(text)`"
    case .missingMember: "write the key, or remove the dot"
    case .emptySubscript: "write an index such as `[0]`"
    case .missingColon: "write `condition ? 'yes' : 'no'`"
    case .unclosed(let text): "add `\(ExpressionProblem.partner(of: text))`"
    case .unopened(let text): "remove `\(text)`"
    case .unterminatedString(let quote): "add `\(quote)`"
    case .missingOperator: "text that is not computed needs quotes, or no expression at all"
    case .spaceBefore(let text): "remove the space before `\(text)`"
    case .memberOfLiteral: "put the value into state and name it here"
    case .unknownCall(let name):
      name == "count" || name == "length" || name == "size"
        ? "write `.count` without parentheses"
        : "the only function is `.contains(…)`; compute anything else in the app"
    case .unknownOperator(let text): ExpressionProblem.helpForOperator(text)
    case .collectionLiteral: "put the value into state and name it here"
    case .unexpected("."): "remove the dot, or write `0.` before the digits"
    case .unexpected: "remove it, or put the text into quotes"
    case .tooDeep, .tooLong: "compute the value in the app and store it in state"
    }
  }

  /// The id of the rule that reports problems of this kind.
  public var rule: String {
    switch kind {
    case .unknownCall: "expr-unknown-member"
    case .unknownOperator("??"): "expr-unsupported-operator"
    default: "expr-syntax"
    }
  }

  private static func partner(of bracket: String) -> String {
    switch bracket {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  private static func helpForMissing(after text: String) -> String {
    switch text {
    case "(", "${": "write a path or a value in between"
    case "?", ":": "write a quoted text, such as `'yes'`"
    default: "write the second operand, or remove `\(text)`"
    }
  }

  private static func helpForOperator(_ text: String) -> String? {
    switch text {
    case "=", "===": "write `==` to compare"
    case "!==": "write `!=` to compare"
    case "&", "and": "write `&&`"
    case "|", "or": "write `||`"
    case "??": "give the state an initial value instead of a default here"
    default: nil
    }
  }
}
