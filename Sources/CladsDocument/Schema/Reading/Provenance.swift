/// Wraps a property that says where a value was read and is not part of the value itself: two values that
/// differ only in such properties are equal.
@propertyWrapper
public struct Provenance<Value: Sendable>: Sendable, Hashable {
  public var wrappedValue: Value

  @inlinable
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Returns `true`.
  @inlinable
  public static func == (a: Provenance, b: Provenance) -> Bool { true }

  @inlinable
  public func hash(into hasher: inout Hasher) {}
}
