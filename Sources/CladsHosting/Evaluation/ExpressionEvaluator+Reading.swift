public import CladsDocument
public import CladsExpressions

/// Evaluation against any source of values, for host apps.
extension ExpressionEvaluator {
  /// Returns the value of `expression`, the text of a `$expr`, as `NSNull`, `Bool`, `Int`, `Double`,
  /// `String`, `[Any]`, or `[String: Any]`.
  public func evaluate(_ expression: String, using reader: any StateValueReading) -> Any {
    evaluate(ParsedExpression(expression), using: reader).unwrapped
  }

  /// Returns `template` with every placeholder replaced by its value.
  public func interpolate(_ template: String, using reader: any StateValueReading) -> String {
    interpolate(ParsedTemplate(template), using: reader)
  }

  /// Returns whether `condition`, the text of an `isSelectedBinding`, holds.
  public func condition(_ condition: String, using reader: any StateValueReading) -> Bool {
    var work = EvaluationWork()
    return holds(condition, in: ReaderSource(reader: reader), &work)
  }

  /// Returns the value of a parsed expression.
  public func evaluate(
    _ expression: ParsedExpression, using reader: any StateValueReading
  ) -> Document.StateValue {
    var work = EvaluationWork()
    return folded(expression, in: ReaderSource(reader: reader), &work)
  }

  /// Returns a parsed template with every placeholder replaced by its value.
  public func interpolate(_ template: ParsedTemplate, using reader: any StateValueReading) -> String {
    var work = EvaluationWork()
    return text(of: template, in: ReaderSource(reader: reader), &work)
  }
}
