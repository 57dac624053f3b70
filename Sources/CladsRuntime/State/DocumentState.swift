public import CladsDocument
public import CladsExpressions

/// A callback for writes. It receives the keypath as written, the old value, and the new value.
///
/// The old value is `nil` if there was none, and the new value is `nil` if the value was removed.
public typealias StateWriteCallback =
  @MainActor (_ path: String, _ oldValue: Document.StateValue?, _ newValue: Document.StateValue?) -> Void

/// A state that a running document reads and writes: a store, a view of one, or a fake for tests.
///
/// `CladsHosting` adds the names that host apps use, such as `get`, with values of type `Any`.
@MainActor
public protocol DocumentState: AnyObject {
  // MARK: Reading

  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` if there is no value.
  func value(at keypath: String) -> Document.StateValue?
  /// A copy of all values that may be read from any thread.
  var sample: SampleState { get }

  // MARK: Writing

  /// Stores a value, or removes the old one if `value` is `nil`.
  func set(_ keypath: String, value: Document.StateValue?)
  /// Stores the initial values of a document, replacing existing values of the same names, without calling
  /// callbacks.
  func initialize(from state: [String: Document.StateValue]?)
  /// Replaces all values without calling callbacks.
  func restore(from values: [String: Document.StateValue])

  // MARK: Arrays

  /// Appends an element to an array. A value that is not an array is replaced by one.
  func appendToArray(_ keypath: String, value: Document.StateValue)
  /// Removes all elements that strictly equal a value. Does nothing if there is no array.
  func removeFromArray(_ keypath: String, value: Document.StateValue)
  /// Removes the element at an index, if there is one.
  func removeFromArray(_ keypath: String, at index: Int)
  /// Removes the first element that strictly equals a value, or appends the value if there is none.
  func toggleInArray(_ keypath: String, value: Document.StateValue)

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
  func onWrite(_ callback: @escaping StateWriteCallback) -> UniqueID
  /// Removes a callback or an observer. Unknown ids are ignored.
  func removeCallback(_ id: UniqueID)
  /// Removes all callbacks and observers.
  func removeAllCallbacks()

  // MARK: Expressions

  /// Returns the value of an expression, such as `count + 1`, or the text itself if it cannot be computed.
  ///
  /// - Throws: `EvaluationStopped` if it is not evaluated to the end.
  func value(of expression: String) throws(EvaluationStopped) -> Document.StateValue
  /// Returns a text with its `${…}` placeholders replaced.
  func interpolate(_ template: String) -> String

  // MARK: Messages

  /// Reports a message to the author of the document.
  func report(_ message: RuntimeMessage)
}

/// Default implementations based on `value(at:)` and `set`.
extension DocumentState {
  /// A copy of all values, converted from `value(at:)`.
  public var sample: SampleState {
    guard case .objectValue(let values)? = value(at: "") else { return SampleState([:]) }
    return SampleState(values)
  }

  /// Stores the initial values of a document, such as `document.state`.
  @_disfavoredOverload
  public func initialize(from state: NamedList<Document.StateValue>?) {
    initialize(from: state?.valuesByName())
  }

  /// Stores the initial values of a document one by one.
  public func initialize(from state: [String: Document.StateValue]?) {
    for (key, value) in state ?? [:] { set(key, value: value) }
  }

  public func appendToArray(_ keypath: String, value: Document.StateValue) {
    set(keypath, value: .arrayValue((elements(at: keypath) ?? []) + [value]))
  }

  public func removeFromArray(_ keypath: String, value: Document.StateValue) {
    guard var elements = elements(at: keypath) else { return }
    elements.removeAll { $0.strictlyEquals(value) }
    set(keypath, value: .arrayValue(elements))
  }

  public func removeFromArray(_ keypath: String, at index: Int) {
    guard var elements = elements(at: keypath), elements.indices.contains(index) else { return }
    elements.remove(at: index)
    set(keypath, value: .arrayValue(elements))
  }

  public func toggleInArray(_ keypath: String, value: Document.StateValue) {
    var elements = elements(at: keypath) ?? []
    if let index = elements.firstIndex(where: { $0.strictlyEquals(value) }) {
      elements.remove(at: index)
    } else {
      elements.append(value)
    }
    set(keypath, value: .arrayValue(elements))
  }

  /// Returns the elements of the array at a keypath, or `nil` if there is none.
  package func elements(at keypath: String) -> [Document.StateValue]? {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return nil }
    return elements
  }

  public func value(of expression: String) throws(EvaluationStopped) -> Document.StateValue {
    ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample)
  }

  public func interpolate(_ template: String) -> String {
    ExpressionEvaluator().interpolate(ParsedTemplate(template), in: sample)
  }

  /// Does nothing.
  public func report(_ message: RuntimeMessage) {}
}

/// Values that are not stored.
extension DocumentState {
  /// Reports that a value was not stored, because it is not a JSON value.
  package func refuseValue(at keypath: String) {
    report(RuntimeMessage(.state, "the value for `\(keypath)` is not a JSON value"))
  }

  /// Reports that the value of an expression was not stored.
  package func refuse(_ stopped: EvaluationStopped, at keypath: String) {
    report(RuntimeMessage(stopped.kind, "cannot store a value at `\(keypath)`: \(stopped.message)"))
  }
}
