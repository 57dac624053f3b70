public import CladsDocument
public import CladsEvaluation
public import Foundation

/// Told about a write: the keypath as written, the value that was there, and the value that was stored.
///
/// The old value is nil when there was none, the new one when the value was removed.
public typealias StateChangeCallback =
  @MainActor (_ path: String, _ oldValue: Any?, _ newValue: Any?) -> Void

/// A state that documents read and write: the store itself, a view of it, or a stand-in for tests.
///
/// Values are JSON-shaped: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]` and `[String: Any]`. Much of
/// the protocol comes for free from `get`, `set` and `onStateChange`.
@MainActor
public protocol StateStoring: AnyObject {
  // MARK: Reading

  /// The value at a keypath; the whole state for the empty one, nothing when nothing is stored.
  func get(_ keypath: String) -> Any?
  /// The value at a keypath when it is of a type; nothing is converted.
  func get<T>(_ keypath: String, as type: T.Type) -> T?
  /// The array at a keypath.
  func getArray(_ keypath: String) -> [Any]?
  /// The number of elements of the array at a keypath; 0 when there is none.
  func getArrayCount(_ keypath: String) -> Int
  /// Whether an element of the array at a keypath strictly equals a value.
  func arrayContains(_ keypath: String, value: Any) -> Bool
  /// The value at a keypath, decoded; nothing when there is none or it does not decode.
  func getTyped<T: Decodable>(_ keypath: String, as type: T.Type) -> T?

  // MARK: Writing

  /// Stores a value, or removes the one that is there when it is nil.
  func set(_ keypath: String, value: Any?)
  /// Stores an encoded value; ignored when it does not encode.
  func setTyped<T: Encodable>(_ keypath: String, value: T)
  /// Stores the initial values of a document over those of the same names, unnoticed by callbacks.
  func initialize(from state: [String: Document.StateValue]?)

  // MARK: Arrays

  /// Adds an element at the end; anything that is no array is replaced by one.
  func appendToArray(_ keypath: String, value: Any)
  /// Removes all elements that strictly equal a value.
  func removeFromArray(_ keypath: String, value: Any)
  /// Removes the element at an index, if there is one.
  func removeFromArray(_ keypath: String, at index: Int)
  /// Removes the first element that strictly equals a value, or adds the value when there is none.
  func toggleInArray(_ keypath: String, value: Any)

  // MARK: Dirty paths

  /// Whether anything was written since the dirty paths were last taken or cleared.
  var hasDirtyPaths: Bool { get }
  /// Takes the dirty paths: those written and everything around them.
  func consumeDirtyPaths() -> Set<String>
  /// Whether a path, or something inside it, was written.
  func isDirty(_ path: String) -> Bool
  /// Forgets the dirty paths.
  func clearDirtyPaths()

  // MARK: Callbacks

  /// Calls back after every write, in the order of registration; returns what to remove the callback with.
  @discardableResult
  func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID
  /// Removes a callback or an observer; an unknown id is ignored.
  func removeStateChangeCallback(_ id: UUID)
  /// Removes all callbacks and observers.
  func removeAllCallbacks()
  /// Calls back with the decoded value of a keypath after writes to it, inside it or around it.
  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, callback: @escaping @MainActor (T?) -> Void
  ) -> UUID
  /// Calls back with the decoded values of a keypath before and after writes to it, inside it or around it.
  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID

  // MARK: Expressions

  /// The result of an expression, such as `count + 1`.
  func evaluate(expression: String) -> Any
  /// A text with its `${…}` placeholders replaced.
  func interpolate(_ template: String) -> String

  // MARK: Bindings

  /// The text at a keypath, for reading and writing.
  func binding(for keypath: String) -> StateBinding<String>
  /// The boolean at a keypath, for reading and writing.
  func boolBinding(for keypath: String) -> StateBinding<Bool>
  /// The number at a keypath, for reading and writing.
  func doubleBinding(for keypath: String) -> StateBinding<Double>

  // MARK: Snapshots

  /// All values, to be read from anywhere.
  var sample: SampleState { get }
  /// All values.
  func snapshot() -> [String: Any]
  /// Replaces all values, unnoticed by callbacks.
  func restore(from snapshot: [String: Any])
}
