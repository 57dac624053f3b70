import SourceText

/// Queries about texts that need no state.
extension ExpressionEvaluator {
  /// Parses an expression.
  package static func parse(_ expression: String) -> Expression { Expression.parse(expression) }

  /// Returns the state paths that an expression or a template reads.
  ///
  /// A computed subscript contributes the path before it and the paths inside it. An array property
  /// contributes the path before it.
  public static func dependencies(of text: String) -> Set<String> {
    let expression = Expression.parse(text)
    let paths = expression.isValid ? expression.paths : Template.parse(text).paths
    return Set(paths.map(\.staticKeypath.text))
  }

  /// Returns the problems in the text of a `$expr`, or in the placeholders of a template.
  package static func diagnostics(for text: String) -> [ExpressionProblem] {
    let parsed = ParsedExpression(text)
    if parsed.isBlank { return parsed.expression.problems }
    return parsed.problem.map { [$0] } ?? []
  }

  /// Returns whether a text contains `${` and, anywhere, `}`.
  public static func containsExpression(_ text: String) -> Bool {
    Template.containsPlaceholder(text) && text.utf8.contains(Byte.closeBrace)
  }

  /// Returns whether a text starts with `${` and ends with `}`, ignoring surrounding white space.
  public static func isPureExpression(_ text: String) -> Bool { unwrapExpression(text) != nil }

  /// Returns the text between a leading `${` and a trailing `}`, or `nil` if a text lacks either.
  public static func unwrapExpression(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      let range = bytes.trimmed(0..<bytes.count)
      guard range.count >= 3, bytes[range].starts(with: [Byte.dollar, Byte.openBrace]),
        bytes[range.upperBound - 1] == Byte.closeBrace
      else { return nil }
      return String(decoding: bytes[range.lowerBound + 2..<range.upperBound - 1], as: UTF8.self)
    }
  }
}
