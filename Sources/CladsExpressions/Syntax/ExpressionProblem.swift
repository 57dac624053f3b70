package import Diagnostics

/// A syntax error in an expression.
package struct ExpressionProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The text is empty or only whitespace.
    case empty
    /// An operand is missing after the given text: an operator, an opening bracket, `?` or `:`.
    case missingOperand(after: String)
    /// An operand is missing before the given text.
    case missingOperandBefore(String)
    /// A name is missing after a dot.
    case missingMember
    /// The brackets `[` and `]` are empty.
    case emptySubscript
    /// A `?` has no `:`.
    case missingColon
    /// The given opening bracket is not closed.
    case unclosed(String)
    /// The given closing bracket has no opening bracket.
    case unopened(String)
    /// A quoted string is not terminated; the payload is its quote.
    case unterminatedString(String)
    /// An operator is missing between two operands; the payload is the second one.
    case missingOperator(before: String)
    /// Whitespace before `.` or `[`.
    case spaceBefore(String)
    /// A member or element of a literal.
    case memberOfLiteral
    /// A call of an unknown function.
    case unknownCall(String)
    /// An operator of other languages.
    case unknownOperator(String)
    /// An array or object literal; the payload is its opening bracket.
    case collectionLiteral(String)
    /// A character that cannot start a token or an operand.
    case unexpected(String)
    /// The nesting depth exceeds `Expression.maximumDepth`.
    case tooDeep
    /// The number of nodes exceeds `Expression.maximumNodes`.
    case tooLong
  }

  package let kind: Kind
  /// The range of the problem, in UTF-8 bytes of the text that was parsed.
  package let range: Range<Int>

  /// Returns the problem with its range moved `distance` bytes to the right.
  package func shifted(by distance: Int) -> ExpressionProblem {
    ExpressionProblem(kind: kind, range: range.lowerBound + distance..<range.upperBound + distance)
  }

  /// The message for the author: a fragment without a final period.
  package var message: String {
    switch kind {
    case .empty: "the expression is empty"
    case .missingOperand(let text): "expected a value after `\(text)`"
    case .missingOperandBefore(let text): "expected a value before `\(text)`"
    case .missingMember: "expected a name or a number right after the dot"
    case .emptySubscript: "expected an index between `[` and `]`"
    case .missingColon: "this `?` has no matching `:`"
    case .unclosed(let text): "this `\(text)` is never closed"
    case .unopened(let text): "unmatched `\(text)`"
    case .unterminatedString(let quote): "this string has no closing \(quote == "'" ? "`'`" : "`\"`")"
    case .missingOperator(let text): "expected an operator before `\(text)`"
    case .spaceBefore(let text): "unexpected space before `\(text)`"
    case .memberOfLiteral: "a literal has no members or elements"
    case .unknownCall(let name): "unknown function `\(name)`"
    case .unknownOperator(let text): "unknown operator `\(text)`"
    case .collectionLiteral(let text):
      text == "["
        ? "an expression cannot contain an array literal" : "unexpected `{` in an expression"
    case .unexpected("."): "a path or a number cannot start with a dot"
    case .unexpected(let text): "unexpected `\(text)` in an expression"
    case .tooDeep: "the expression is nested more than \(Expression.maximumDepth) levels deep"
    case .tooLong: "the expression has more than \(Expression.maximumNodes) parts"
    }
  }

  /// How to fix it, in the imperative; `nil` if there is no advice.
  package var help: String? {
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
    case .missingOperator: "put text in quotes, or use a plain string instead of an expression"
    case .spaceBefore(let text): "remove the space before `\(text)`"
    case .memberOfLiteral: "store the value in state and write its path here"
    case .unknownCall(let name):
      name == "count" || name == "length" || name == "size"
        ? "write `.count` without parentheses"
        : "the only function is `.contains(…)`; compute anything else in the app"
    case .unknownOperator(let text): ExpressionProblem.helpForOperator(text)
    case .collectionLiteral: "store the value in state and write its path here"
    case .unexpected("."): "remove the dot, or write `0.` before the digits"
    case .unexpected: "remove it, or put the text in quotes"
    case .tooDeep, .tooLong: "compute the value in the app and store it in state"
    }
  }

  /// The id of the rule that reports the problem.
  package var rule: RuleDescription {
    switch kind {
    case .unknownCall: .exprUnknownMember
    case .unknownOperator("??"): .exprUnsupportedOperator
    default: .exprSyntax
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
    case "?", ":": "write a quoted string, such as `'yes'`"
    default: "write the second operand, or remove `\(text)`"
    }
  }

  private static func helpForOperator(_ text: String) -> String? {
    switch text {
    case "=", "===": "write `==` to compare"
    case "!==": "write `!=` to compare"
    case "and": "write `&&`"
    case "or": "write `||`"
    case "??": "give the state an initial value instead of a default here"
    default: nil
    }
  }
}
