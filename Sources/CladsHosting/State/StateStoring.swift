public import CladsDocument
public import CladsExpressions
public import CladsRuntime
public import Foundation

/// A callback for writes. It receives the keypath as written, the old value, and the new value.
///
/// The old value is `nil` if there was none, and the new value is `nil` if the value was removed.
public typealias StateChangeCallback =
  @MainActor (_ path: String, _ oldValue: Any?, _ newValue: Any?) -> Void

/// A state that is implemented with values of type `Any`, such as a fake for tests.
///
/// Values are JSON-shaped: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, and `[String: Any]`. Most
/// requirements have default implementations based on `get`, `set`, and `onStateChange`. Whatever takes a
/// `DocumentState` takes one, too.
@MainActor
public protocol StateStoring: DocumentState {
  // MARK: Reading

  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` if there is no value.
  func get(_ keypath: String) -> Any?

  // MARK: Writing

  /// Stores a value, or removes the old one if `value` is `nil`.
  func set(_ keypath: String, value: Any?)

  // MARK: Callbacks

  /// Registers a callback for every write, called in the order of registration. Returns the id that removes
  /// it.
  @discardableResult
  func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID
  /// Removes a callback or an observer. Unknown ids are ignored.
  func removeStateChangeCallback(_ id: UUID)

  // MARK: Expressions

  /// Returns the value of an expression, such as `count + 1`.
  func evaluate(expression: String) -> Any

  // MARK: Snapshots

  /// Returns a copy of all values.
  func snapshot() -> [String: Any]
  /// Replaces all values without calling callbacks.
  func restore(from snapshot: [String: Any])
}

/// What a `DocumentState` has to do, by means of these requirements.
extension StateStoring {
  public func value(at keypath: String) -> Document.StateValue? {
    get(keypath).flatMap { Document.StateValue($0) }
  }

  public var sample: SampleState { SampleState(snapshot().compactMapValues { Document.StateValue($0) }) }

  public func set(_ keypath: String, value: Document.StateValue?) {
    set(keypath, value: value?.unwrapped as Any?)
  }

  @discardableResult
  public func onWrite(_ callback: @escaping StateWriteCallback) -> UniqueID {
    let id = onStateChange { path, old, new in
      callback(path, old.flatMap { Document.StateValue($0) }, new.flatMap { Document.StateValue($0) })
    }
    return UniqueID(id)
  }

  public func removeCallback(_ id: UniqueID) { removeStateChangeCallback(UUID(id)) }

  public func value(of expression: String) throws(EvaluationStopped) -> Document.StateValue {
    let value = evaluate(expression: expression)
    if let stopped = value as? EvaluationStopped { throw stopped }
    return Document.StateValue(value) ?? .nullValue
  }

  public func evaluate(expression: String) -> Any {
    ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample).unwrapped
  }

  public func restore(from values: [String: Document.StateValue]) {
    restore(from: values.mapValues(\.unwrapped) as [String: Any])
  }
}

extension StateStore: StateStoring {
  public func evaluate(expression: String) -> Any { unwrappedValue(of: expression) }
}

extension StateStore: StateValueReading {
  public func getValue(_ keypath: String) -> Any? { get(keypath) }
}
