public import CladsDocument
public import CladsEvaluation

/// Evaluating against any source of values, as hosts do.
extension ExpressionEvaluator {
  /// What `expression`, the text of an `$expr`, gives: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]` or
  /// `[String: Any]`.
  public func evaluate(_ expression: String, using reader: any StateValueReading) -> Any {
    evaluate(ParsedExpression(expression), using: reader).unwrapped
  }

  /// `template` with every placeholder replaced by its value.
  public func interpolate(_ template: String, using reader: any StateValueReading) -> String {
    interpolate(ParsedTemplate(template), using: reader)
  }

  /// Whether `condition`, the text of an `isSelectedBinding`, holds.
  public func condition(_ condition: String, using reader: any StateValueReading) -> Bool {
    holds(condition, in: ReaderSource(reader: reader))
  }

  /// What a text that was taken apart before gives.
  public func evaluate(
    _ expression: ParsedExpression, using reader: any StateValueReading
  ) -> Document.StateValue { folded(expression, in: ReaderSource(reader: reader)) }

  /// A template that was taken apart before, with every placeholder replaced by its value.
  public func interpolate(_ template: ParsedTemplate, using reader: any StateValueReading) -> String {
    text(of: template, in: ReaderSource(reader: reader))
  }
}
