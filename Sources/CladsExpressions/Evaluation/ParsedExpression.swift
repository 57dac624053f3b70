/// The text of a `$expr`, parsed once to be evaluated any number of times.
public struct ParsedExpression: Sendable, Hashable {
  /// The text as written.
  package let source: String
  /// The syntax tree; its ranges are offsets into `source`.
  package let expression: Expression
  /// The text without surrounding white space.
  let trimmed: String
  /// The offset of `trimmed` in `source`, in UTF-8 bytes.
  private let start: Int
  /// The text parsed as a template, or `nil` if it has no placeholder.
  let template: ParsedTemplate?
  /// Whether the text is a template rather than an expression: a single placeholder, or placeholders within
  /// other text.
  let isTemplate: Bool

  /// Parses the text of a `$expr`.
  package init(_ source: String) {
    self.source = source
    var text = source
    let (expression, range, trimmed, hasPlaceholder) = text.withUTF8 { bytes in
      let range = bytes.trimmed(0..<bytes.count)
      return (
        Expression.parse(bytes, in: range), range,
        range == 0..<bytes.count ? nil : String(decoding: bytes[range], as: UTF8.self),
        Template.containsPlaceholder(bytes)
      )
    }
    self.expression = expression
    start = range.lowerBound
    self.trimmed = trimmed ?? source
    template = hasPlaceholder ? ParsedTemplate(self.trimmed) : nil
    isTemplate = hasPlaceholder && expression.isTemplate
  }

  /// Whether the text is empty or white space.
  var isBlank: Bool { trimmed.isEmpty }

  /// The reason the text can be neither computed nor interpolated, or `nil` if it can.
  package var problem: ExpressionProblem? {
    if isBlank || expression.isValid { return nil }
    guard let template, template.template.hasPlaceholders else { return expression.problems.first }
    return template.problem?.shifted(by: start)
  }
}

extension Expression {
  /// Whether the parsed text is a template rather than an expression: a single placeholder, or not a valid
  /// expression.
  fileprivate var isTemplate: Bool {
    guard isValid else { return true }
    if case .braced = self[withoutParentheses(root)].kind { return true }
    return false
  }
}
