/// A function that a host app adds to the expression language: a name that may follow a path and a dot,
/// without parentheses.
///
/// None is built in, and the current runtime supports none, so a document that uses one works only in an app
/// that registers it. A key of the same name takes precedence over the function.
///
/// ```swift
/// let uppercase = MemberFunction(
///   "uppercase", documentation: "The text in uppercase.", example: "name.uppercase"
/// ) { value in
///   guard case .stringValue(let text) = value else { return nil }
///   return .stringValue(text.uppercased())
/// }
/// let evaluator = ExpressionEvaluator(functions: [uppercase])
/// ```
public struct MemberFunction: Sendable {
  /// The name that follows the dot.
  public let name: String
  /// The meaning of the function, in one sentence.
  public let documentation: String
  /// An example of its use.
  public let example: String
  /// Returns the function's value for the value before the dot, or `nil` if it has none for such a value.
  public let apply: @Sendable (Document.StateValue) -> Document.StateValue?

  public init(
    _ name: String, documentation: String, example: String,
    apply: @escaping @Sendable (Document.StateValue) -> Document.StateValue?
  ) {
    self.name = name
    self.documentation = documentation
    self.example = example
    self.apply = apply
  }
}
