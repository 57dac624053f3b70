/// An optional that hides in a value of any type.
protocol OptionalValue {
  /// Whether there is nothing in it.
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  var isNone: Bool { self == nil }
}
