public import CladsDocument
public import CladsEvaluation
package import CladsExpressions
public import Foundation

/// The only owner of what a document's state changes to.
///
/// - Writes are delivered at once: every callback registered when a write happens is called once for it, in
///   the order of registration, after the value is visible. Callbacks may add and remove callbacks and write;
///   a write inside a callback is delivered in full before the outer one goes on.
/// - Values are normalised when they come in: a number that Foundation boxed becomes the kind that was boxed.
///   A value that is not JSON-shaped (a date, an infinite number, something nested too deep) is not stored;
///   nothing changes, nobody is told but `onMessage`.
/// - A write that makes the state larger than its maximum size, or more than twice as large as it
///   was at first, is refused in the same way, and so is one that nests deeper than `maximumDepth`.
/// - A keypath at which nothing can be stored (empty, malformed, starting with an index, or with an index
///   that is negative or too large) is ignored in the same way.
@MainActor
public final class StateStore: StateStoring {
  var values: [String: Document.StateValue] = [:]
  var dirty = DirtyPaths()
  var observers = StateObservers()
  private var size: StateSize
  private let evaluator: ExpressionEvaluator
  private var paths = BoundedCache<StatePath>()
  private var expressions = BoundedCache<ParsedExpression>()
  private var templates = BoundedCache<ParsedTemplate>()

  /// Told what the store does not take.
  public var onMessage: (@MainActor (RuntimeMessage) -> Void)?

  /// Creates a store, empty or with the initial values of a document; `evaluator` knows the functions that
  /// the host has added.
  ///
  /// - Parameter maximumSize: how many values, lists and objects the state may grow to.
  public init(
    _ values: [String: Document.StateValue] = [:], evaluator: ExpressionEvaluator = ExpressionEvaluator(),
    maximumSize: Int = Document.StateValue.maximumSize
  ) {
    self.values = values
    self.evaluator = evaluator
    size = StateSize(limit: maximumSize)
  }

  /// The path that a text spells.
  func path(_ text: String) -> StatePath { paths.value(for: text) { StatePath($0) } }
}

/// Reading.
extension StateStore {
  /// The value at a keypath as the store keeps it; nothing for the empty path.
  func stored(_ keypath: String) -> Document.StateValue? {
    StoredPaths.value(at: path(keypath).keypath.components, in: values)
  }

  /// The value at a keypath; the whole state for the empty one, nothing for a malformed one.
  public func value(at keypath: String) -> Document.StateValue? {
    if let value = stored(keypath) { return value }
    let path = path(keypath).keypath
    return path.components.isEmpty && !path.isMalformed ? .objectValue(values) : nil
  }

  /// The value at a keypath; the whole state for the empty one, nothing when nothing is stored.
  public func get(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// The array at a keypath.
  public func getArray(_ keypath: String) -> [Any]? { elements(keypath)?.map(\.unwrapped) }

  /// The number of elements of the array at a keypath; 0 when there is none.
  public func getArrayCount(_ keypath: String) -> Int { elements(keypath)?.count ?? 0 }

  /// Whether an element of the array at a keypath strictly equals a value.
  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard let elements = elements(keypath), let value = Document.StateValue(value) else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  func elements(_ keypath: String) -> [Document.StateValue]? {
    guard case .arrayValue(let elements)? = stored(keypath) else { return nil }
    return elements
  }
}

extension StateStore: StateValueReading {
  /// The value at a keypath.
  public func getValue(_ keypath: String) -> Any? { get(keypath) }
}

/// Expressions. Texts are parsed once.
extension StateStore {
  /// The result of an expression, such as `count + 1`; the text itself when it cannot be computed.
  public func evaluate(expression: String) -> Any { evaluate(expression, in: sample).unwrapped }

  /// A text with its `${…}` placeholders replaced.
  public func interpolate(_ template: String) -> String { interpolate(template, in: sample) }

  /// The result of an expression against the values of this store as somebody sees them.
  func evaluate(_ expression: String, in sample: SampleState) -> Document.StateValue {
    evaluator.evaluate(expressions.value(for: expression) { ParsedExpression($0) }, in: sample)
  }

  /// A text with its placeholders replaced from the values of this store as somebody sees them.
  func interpolate(_ template: String, in sample: SampleState) -> String {
    evaluator.interpolate(templates.value(for: template) { ParsedTemplate($0) }, in: sample)
  }
}

/// Writing.
extension StateStore {
  /// Stores a value, or removes the one that is there when it is nil.
  ///
  /// Writing an equal value is a write like any other.
  public func set(_ keypath: String, value: Any?) {
    guard let value else { return write(nil, at: keypath) }
    if let value = Document.StateValue(value) { return write(value, at: keypath) }
    if let optional = value as? any OptionalValue, optional.isNone { return write(nil, at: keypath) }
    refuse("the value for `\(keypath)` is no JSON value")
  }

  /// Stores a value, or removes the one that is there when it is nil.
  func write(_ value: Document.StateValue?, at keypath: String) {
    let path = path(keypath)
    guard path.isWritable else { return refuse("nothing can be stored at `\(keypath)`") }
    guard size.admit(value, at: path.keypath.components, in: values) else {
      return refuse(
        "with what is to be stored at `\(keypath)`, the state becomes too large or nests too deep")
    }
    let old = StoredPaths.write(value, at: path.keypath.components, in: &values)
    if let old { size.release(old) }
    dirty.insert(path)
    if observers.isEmpty { return }
    let (oldValue, newValue) = (old?.unwrapped, value?.unwrapped)
    for case let observer? in observers.callbacks { observer.call(keypath, oldValue, newValue) }
  }

  private func refuse(_ text: String) {
    onMessage?(RuntimeMessage(.state, text))
  }

  /// Stores the initial values of a document over those of the same names, without marking anything dirty
  /// and without telling anybody.
  public func initialize(from state: [String: Document.StateValue]?) {
    values.merge(state ?? [:]) { _, new in new }
    size.reset()
  }

  /// Stores an initial value, without marking anything dirty and without telling anybody.
  package func initialize(_ value: Document.StateValue, at keypath: Keypath) {
    guard keypath.isWritable else { return }
    StoredPaths.write(value, at: keypath.components, in: &values)
    size.reset()
  }

  /// All values.
  public func snapshot() -> [String: Any] { values.mapValues(\.unwrapped) }

  /// All values, to be read from anywhere.
  public var sample: SampleState { SampleState(values) }

  /// Replaces all values without telling anybody; marks the keys that are there before or after.
  public func restore(from snapshot: [String: Any]) {
    var restored: [String: Document.StateValue] = [:]
    for (key, value) in snapshot {
      if let value = Document.StateValue(value) {
        restored[key] = value
      } else {
        refuse("the value for `\(key)` is no JSON value")
      }
    }
    for key in values.keys { dirty.insert(StatePath(key: key)) }
    for key in restored.keys where values[key] == nil { dirty.insert(StatePath(key: key)) }
    values = restored
    size.reset()
  }
}

/// Arrays. Each change is one write of the whole array.
extension StateStore {
  /// Adds an element at the end; anything that is no array is replaced by one.
  public func appendToArray(_ keypath: String, value: Any) {
    change(keypath, with: value) { elements, value in elements.append(value) }
  }

  /// Removes the first element that strictly equals a value, or adds the value when there is none.
  public func toggleInArray(_ keypath: String, value: Any) {
    change(keypath, with: value) { elements, value in
      if let place = elements.firstIndex(where: { $0.strictlyEquals(value) }) {
        elements.remove(at: place)
      } else {
        elements.append(value)
      }
    }
  }

  /// Removes all elements that strictly equal a value; does nothing where there is no array.
  public func removeFromArray(_ keypath: String, value: Any) {
    guard elements(keypath) != nil else { return }
    change(keypath, with: value) { elements, value in elements.removeAll { $0.strictlyEquals(value) } }
  }

  /// Removes the element at an index, if there is one.
  public func removeFromArray(_ keypath: String, at index: Int) {
    guard var elements = elements(keypath), elements.indices.contains(index) else { return }
    elements.remove(at: index)
    write(.arrayValue(elements), at: keypath)
  }

  private func change(
    _ keypath: String, with value: Any,
    _ body: (inout [Document.StateValue], Document.StateValue) -> Void
  ) {
    guard let value = Document.StateValue(value) else {
      return refuse("the value for `\(keypath)` is no JSON value")
    }
    var elements = elements(keypath) ?? []
    body(&elements, value)
    write(.arrayValue(elements), at: keypath)
  }
}

/// Dirty paths.
extension StateStore {
  /// Whether anything was written since the dirty paths were last taken or cleared.
  public var hasDirtyPaths: Bool { !dirty.isEmpty }

  /// Takes the dirty paths: those written, as written, and everything around them.
  public func consumeDirtyPaths() -> Set<String> {
    defer { dirty.removeAll() }
    return dirty.all
  }

  /// Takes the dirty paths, but only those that were written themselves.
  public func consumeWrittenPaths() -> [String] {
    defer { dirty.removeAll() }
    return dirty.written
  }

  /// Whether a path, or something inside it, was written.
  public func isDirty(_ path: String) -> Bool { dirty.contains(self.path(path).keypath) }

  /// Forgets the dirty paths.
  public func clearDirtyPaths() { dirty.removeAll() }
}

/// Callbacks.
extension StateStore {
  /// Calls back after every write, in the order of registration; returns what to remove the callback with.
  @discardableResult
  public func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID { observers.append(callback) }

  /// Removes a callback or an observer; an unknown id is ignored.
  public func removeStateChangeCallback(_ id: UUID) { observers.remove(id) }

  /// Removes all callbacks and observers.
  public func removeAllCallbacks() { observers = StateObservers() }
}
