public import CladsDocument
import CladsExpressions

/// A function that a host adds to the language: a name that may follow a path and a dot, without parentheses.
///
/// None is built in, and today's phones know none, so documents that use one only work where the host has
/// registered it. A key of the same name wins over the function.
///
/// ```swift
/// let uppercase = MemberFunction(
///   "uppercase", documentation: "The text in capital letters.", example: "name.uppercase"
/// ) { value in
///   guard case .stringValue(let text) = value else { return nil }
///   return .stringValue(text.uppercased())
/// }
/// let evaluator = ExpressionEvaluator(functions: [uppercase])
/// ```
public struct MemberFunction: Sendable {
  /// The name after the dot.
  public let name: String
  /// What it means, in one sentence.
  public let documentation: String
  /// A use of it.
  public let example: String
  /// What it yields for the value before the dot; nothing when it has no answer for such a value.
  public let apply: @Sendable (Document.StateValue) -> Document.StateValue?

  /// A function that is written after a dot.
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
