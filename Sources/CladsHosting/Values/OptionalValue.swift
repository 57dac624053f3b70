/// A type-erased view of an optional, to detect `nil` inside a value of type `Any`.
protocol OptionalValue {
  /// Whether the optional is `nil`.
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  var isNone: Bool { self == nil }
}
