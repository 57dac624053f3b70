public import CladsExpressions

/// The text of an `$expr`, ready to be evaluated any number of times.
public struct ParsedExpression: Sendable, Hashable {
  /// The text as it is written.
  public let source: String
  /// Its tree; ranges count from the start of `source`.
  public let expression: Expression
  /// The text without the white space around it.
  let trimmed: String
  /// Where that starts in `source`, in UTF-8 bytes.
  private let start: Int
  /// The text as a template; nothing without placeholders.
  let template: ParsedTemplate?
  /// Whether the text is rather a template than an expression: one placeholder, or placeholders in other text.
  let isTemplate: Bool

  /// Takes a text apart.
  public init(_ source: String) {
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

  /// Whether there is nothing but white space.
  var isBlank: Bool { trimmed.isEmpty }

  /// Why the text can be neither computed nor interpolated; nothing when it can.
  public var problem: ExpressionProblem? {
    if isBlank || expression.isValid { return nil }
    guard let template, template.template.hasPlaceholders else { return expression.problems.first }
    return template.problem?.shifted(by: start)
  }
}

extension Expression {
  /// Whether the text that was parsed is rather a template: one placeholder, or no expression at all.
  fileprivate var isTemplate: Bool {
    guard isValid else { return true }
    if case .braced = self[withoutParentheses(root)].kind { return true }
    return false
  }
}
