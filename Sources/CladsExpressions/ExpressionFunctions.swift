/// Something that can follow a path and a dot: the one list of properties and functions.
public struct ExpressionFunction: Sendable, Hashable {
  /// What it can follow.
  public enum Base: Sendable, Hashable {
    /// An array.
    case array
  }

  /// What it yields.
  public enum Result: Sendable, Hashable {
    case int, bool
    /// Whatever the array holds.
    case element
  }

  /// The name after the dot.
  public let name: String
  /// What it can follow.
  public let base: Base
  /// The name of the argument in parentheses, for a function.
  public let argument: String?
  /// What it yields.
  public let result: Result
  /// What it means, in one sentence.
  public let documentation: String
  /// A use of it.
  public let example: String
  /// The result of the example when `items` is `["a", "b", "c"]`.
  public let exampleResult: String
  /// The name to write instead, when this one should not be used.
  public let replacement: String?

  /// How it is written and what it yields: `items.contains(value) → bool`.
  public var signature: String {
    "items.\(name)\(argument.map { "(\($0))" } ?? "") → \(result)"
  }

  /// The name of the function that tells whether a list has an element.
  public static let containsName = "contains"

  /// The row called `name`.
  public static func named(_ name: String) -> ExpressionFunction? { all.first { $0.name == name } }

  /// All of them, by name.
  public static let all: [ExpressionFunction] = [
    row(
      containsName, argument: "value", .bool,
      "Whether an element equals the value; `1` does not equal `1.0`.",
      "items.contains('b')", "true"),
    row("count", .int, "The number of elements; 0 for anything that is no array.", "items.count", "3"),
    row("first", .element, "The first element; nothing when the array is empty.", "items.first", "\"a\""),
    row(
      "isEmpty", .bool, "Whether there are no elements; true for anything that is no array.",
      "items.isEmpty", "false"),
    row("last", .element, "The last element; nothing when the array is empty.", "items.last", "\"c\""),
    row(
      "length", .int, "The number of elements; today's phones do not know this name.", "items.length", "3",
      replacement: "count"),
  ]

  private static func row(
    _ name: String, argument: String? = nil, _ result: Result, _ documentation: String, _ example: String,
    _ exampleResult: String, replacement: String? = nil
  ) -> ExpressionFunction {
    ExpressionFunction(
      name: name, base: .array, argument: argument, result: result, documentation: documentation,
      example: example, exampleResult: exampleResult, replacement: replacement)
  }
}
