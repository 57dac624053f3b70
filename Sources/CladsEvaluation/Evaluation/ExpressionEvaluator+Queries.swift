public import CladsExpressions

/// Answers about texts, without a state.
extension ExpressionEvaluator {
  /// The tree of an expression.
  public static func parse(_ expression: String) -> Expression { Expression.parse(expression) }

  /// The state paths that an expression or a template reads: a computed subscript adds both the path before it
  /// and the paths inside it, a property the path before it.
  public static func dependencies(of text: String) -> Set<String> {
    let expression = Expression.parse(text)
    let paths = expression.isValid ? expression.paths : Template.parse(text).paths
    return Set(paths.map(\.staticKeypath.text))
  }

  /// What is wrong with the text of an `$expr`; for a template, with what stands in its placeholders.
  public static func diagnostics(for text: String) -> [ExpressionProblem] {
    let parsed = ParsedExpression(text)
    if parsed.isBlank { return parsed.expression.problems }
    return parsed.problem.map { [$0] } ?? []
  }

  /// Whether a text has `${` and, anywhere, `}`.
  public static func containsExpression(_ text: String) -> Bool {
    Template.containsPlaceholder(text) && text.utf8.contains(UInt8(ascii: "}"))
  }

  /// Whether a text starts with `${` and ends with `}`, white space aside.
  public static func isPureExpression(_ text: String) -> Bool { unwrapExpression(text) != nil }

  /// What stands between `${` at the start and `}` at the end of a text.
  public static func unwrapExpression(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      let range = bytes.trimmed(0..<bytes.count)
      guard range.count >= 3, bytes[range].starts(with: [0x24, 0x7B]), bytes[range.upperBound - 1] == 0x7D
      else { return nil }
      return String(decoding: bytes[range.lowerBound + 2..<range.upperBound - 1], as: UTF8.self)
    }
  }
}
