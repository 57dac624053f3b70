public import CladsDocument
public import CladsEvaluation
public import Foundation

/// A callback for writes. It receives the keypath as written, the old value, and the new value.
///
/// The old value is `nil` if there was none, and the new value is `nil` if the value was removed.
public typealias StateChangeCallback =
  @MainActor (_ path: String, _ oldValue: Any?, _ newValue: Any?) -> Void

/// A state that a document reads and writes: a store, a view of one, or a fake for tests.
///
/// Values are JSON-shaped: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, and `[String: Any]`. Most
/// requirements have default implementations based on `get`, `set`, and `onStateChange`.
@MainActor
public protocol StateStoring: AnyObject {
  // MARK: Reading

  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` if there is no value.
  func get(_ keypath: String) -> Any?
  /// Returns the value at a keypath if it has the given type. Values are not converted.
  func get<T>(_ keypath: String, as type: T.Type) -> T?
  /// Returns the array at a keypath, or `nil` if there is none.
  func getArray(_ keypath: String) -> [Any]?
  /// Returns the number of elements in the array at a keypath, or 0 if there is none.
  func getArrayCount(_ keypath: String) -> Int
  /// Returns whether an element of the array at a keypath strictly equals a value.
  func arrayContains(_ keypath: String, value: Any) -> Bool
  /// Decodes the value at a keypath. Returns `nil` if there is no value or it cannot be decoded.
  func getTyped<T: Decodable>(_ keypath: String, as type: T.Type) -> T?

  // MARK: Writing

  /// Stores a value, or removes the old one if `value` is `nil`.
  func set(_ keypath: String, value: Any?)
  /// Encodes and stores a value. Does nothing if it cannot be encoded.
  func setTyped<T: Encodable>(_ keypath: String, value: T)
  /// Stores the initial values of a document, replacing existing values of the same names, without calling
  /// callbacks.
  func initialize(from state: [String: Document.StateValue]?)

  // MARK: Arrays

  /// Appends an element to an array. A value that is not an array is replaced by one.
  func appendToArray(_ keypath: String, value: Any)
  /// Removes all elements that strictly equal a value. Does nothing if there is no array.
  func removeFromArray(_ keypath: String, value: Any)
  /// Removes the element at an index, if there is one.
  func removeFromArray(_ keypath: String, at index: Int)
  /// Removes the first element that strictly equals a value, or appends the value if there is none.
  func toggleInArray(_ keypath: String, value: Any)

  // MARK: Dirty paths

  /// Whether any path was written since the dirty paths were last consumed or cleared.
  var hasDirtyPaths: Bool { get }
  /// Returns the dirty paths and clears them: the written paths and their parents.
  func consumeDirtyPaths() -> Set<String>
  /// Returns whether a path or anything inside it was written.
  func isDirty(_ path: String) -> Bool
  /// Clears the dirty paths.
  func clearDirtyPaths()

  // MARK: Callbacks

  /// Registers a callback for every write, called in the order of registration. Returns the id that removes
  /// it.
  @discardableResult
  func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID
  /// Removes a callback or an observer. Unknown ids are ignored.
  func removeStateChangeCallback(_ id: UUID)
  /// Removes all callbacks and observers.
  func removeAllCallbacks()
  /// Registers a callback that receives the decoded value of a keypath after writes to it, inside it, or to a
  /// container of it.
  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, callback: @escaping @MainActor (T?) -> Void
  ) -> UUID
  /// Registers a callback that receives the decoded value of a keypath before and after writes to it, inside
  /// it, or to a container of it.
  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID

  // MARK: Expressions

  /// Returns the value of an expression, such as `count + 1`.
  func evaluate(expression: String) -> Any
  /// Returns a text with its `${…}` placeholders replaced.
  func interpolate(_ template: String) -> String

  // MARK: Bindings

  /// Returns a binding to the string at a keypath.
  func binding(for keypath: String) -> StateBinding<String>
  /// Returns a binding to the Boolean at a keypath.
  func boolBinding(for keypath: String) -> StateBinding<Bool>
  /// Returns a binding to the number at a keypath.
  func doubleBinding(for keypath: String) -> StateBinding<Double>

  // MARK: Snapshots

  /// A copy of all values that may be read from any thread.
  var sample: SampleState { get }
  /// Returns a copy of all values.
  func snapshot() -> [String: Any]
  /// Replaces all values without calling callbacks.
  func restore(from snapshot: [String: Any])
}
