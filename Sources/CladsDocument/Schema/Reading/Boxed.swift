/// Wraps an optional property that few objects have, so that it takes one word of each object.
///
/// A screen has thousands of nodes, which are copied and destroyed often; a property that is stored in line
/// costs that much in all of them.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box?

  @inlinable public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }

  @inlinable
  public init(wrappedValue: Value?) { box = wrappedValue.map { Box($0) } }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
