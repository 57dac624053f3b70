public import CladsDocument
public import CladsEvaluation

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
    holds(condition, in: ReaderSource(reader: reader))
  }

  /// Returns the value of a parsed expression.
  public func evaluate(
    _ expression: ParsedExpression, using reader: any StateValueReading
  ) -> Document.StateValue { folded(expression, in: ReaderSource(reader: reader)) }

  /// Returns a parsed template with every placeholder replaced by its value.
  public func interpolate(_ template: ParsedTemplate, using reader: any StateValueReading) -> String {
    text(of: template, in: ReaderSource(reader: reader))
  }
}
