/// A property or function that can follow a path and a dot.
package struct ExpressionFunction: Sendable, Hashable {
  /// The type of value that a property or function applies to.
  package enum Base: Sendable, Hashable {
    case array
  }

  /// The type of the result.
  package enum Result: Sendable, Hashable {
    case int, bool
    /// The type of the array's elements.
    case element
  }

  /// The name after the dot.
  package let name: String
  /// The type of value that a property or function applies to.
  package let base: Base
  /// The name of the function's argument; `nil` for a property.
  package let argument: String?
  /// The type of the result.
  package let result: Result
  /// What it means, in one sentence.
  package let documentation: String
  /// An example of its use.
  package let example: String
  /// The result of the example if `items` is `["a", "b", "c"]`.
  package let exampleResult: String
  /// The name to use instead if this one is deprecated, else `nil`.
  package let replacement: String?

  /// The signature with the type of the result: `items.contains(value) → bool`.
  package var signature: String {
    "items.\(name)\(argument.map { "(\($0))" } ?? "") → \(result)"
  }

  /// The name of the function that returns whether an array contains an element.
  package static let containsName = "contains"

  /// Returns the property or function called `name`, or `nil` if there is none.
  package static func named(_ name: String) -> ExpressionFunction? { all.first { $0.name == name } }

  /// All properties and functions, sorted by name.
  package static let all: [ExpressionFunction] = [
    row(
      containsName, argument: "value", .bool,
      "Whether an element is equal to the value; `1` does not equal `1.0`.",
      "items.contains('b')", "true"),
    row("count", .int, "The number of elements; 0 for anything but an array.", "items.count", "3"),
    row("first", .element, "The first element; no value if the array is empty.", "items.first", "\"a\""),
    row(
      "isEmpty", .bool, "Whether the array has no elements; true for anything but an array.",
      "items.isEmpty", "false"),
    row("last", .element, "The last element; no value if the array is empty.", "items.last", "\"c\""),
    row(
      "length", .int, "The number of elements; not supported on device.", "items.length", "3",
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
