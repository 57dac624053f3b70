/// A readable and writable reference to a value that is stored elsewhere.
@MainActor
public struct StateBinding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  /// The referenced value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
