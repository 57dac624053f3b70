public import CladsDocument
public import CladsEvaluation
package import CladsExpressions
public import Foundation

/// The owner of a document's mutable state.
///
/// - Writes are delivered synchronously. Every callback that is registered when a write happens is called
///   once for it, in the order of registration, after the new value is visible. Callbacks may add and remove
///   callbacks, and may write; a write inside a callback is delivered completely before the outer one
///   continues.
/// - Values are normalized when they are stored: an `NSNumber` becomes the kind of value that was boxed. A
///   value that is not JSON-shaped, such as a date, an infinite number, or a value that is nested too deep,
///   is not stored, and is reported through `onMessage` only.
/// - A write is rejected in the same way if its value is larger than `ExecutionLimits.valueSize`, if it makes
///   the state larger than `ExecutionLimits.stateSize`, or if it nests the state deeper than `maximumDepth`.
///   A state that starts larger than half of a limit raises it to twice its initial size.
/// - A write to an empty or malformed keypath, to one that starts with an index, or to one with an index that
///   is negative or too large is rejected in the same way.
@MainActor
public final class StateStore: StateStoring {
  var values: [String: Document.StateValue] = [:]
  var dirty = DirtyPaths()
  var observers = StateObservers()
  private var size: StateSize
  /// The evaluator of expressions and templates, with the functions of the host app.
  public let evaluator: ExpressionEvaluator
  /// The work done so far: about one for every byte and every value that was looked at.
  private(set) var work = 0
  /// How expressions, templates and paths are evaluated.
  public var behavior = RuntimeBehavior.specification {
    didSet { if behavior != oldValue { paths = BoundedCache() } }
  }
  private var paths = BoundedCache<StatePath>()
  private var expressions = BoundedCache<ParsedExpression>()
  private var templates = BoundedCache<ParsedTemplate>()

  /// A closure called when the store rejects a write.
  public var onMessage: (@MainActor (RuntimeMessage) -> Void)?

  /// Creates a store that is empty or has the initial values of a document.
  ///
  /// `evaluator` supplies the functions that the host app has registered. `maximumSize` and
  /// `maximumValueSize` limit the sizes of the state and of a value that is written.
  public init(
    _ values: [String: Document.StateValue] = [:], evaluator: ExpressionEvaluator = ExpressionEvaluator(),
    maximumSize: Int = ExecutionLimits.stateSize, maximumValueSize: Int = ExecutionLimits.valueSize
  ) {
    self.values = values
    self.evaluator = evaluator
    size = StateSize(limit: maximumSize, valueLimit: maximumValueSize)
  }

  /// Returns the parsed path for a text.
  func path(_ text: String) -> StatePath {
    paths.value(for: text) { StatePath($0, behavior) }
  }
}

/// Reading.
extension StateStore {
  /// Returns the value at a keypath as stored, or `nil` for the empty keypath.
  func stored(_ keypath: String) -> Document.StateValue? {
    StoredPaths.value(at: path(keypath).keypath.components, in: values)
  }

  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` for a malformed one.
  public func value(at keypath: String) -> Document.StateValue? {
    if let value = stored(keypath) { return value }
    let path = path(keypath).keypath
    return path.components.isEmpty && !path.isMalformed ? .objectValue(values) : nil
  }

  public func get(_ keypath: String) -> Any? { value(at: keypath).map(unwrap) }

  public func getArray(_ keypath: String) -> [Any]? { elements(keypath)?.map(unwrap) }

  /// Returns a value as host apps see it. Converting a large one is work.
  func unwrap(_ value: Document.StateValue) -> Any {
    switch value {
    case .arrayValue, .objectValue: work += ExecutionLimits.conversionWork * value.size
    case .nullValue, .boolValue, .intValue, .doubleValue, .stringValue: break
    }
    return value.unwrapped
  }

  public func getArrayCount(_ keypath: String) -> Int { elements(keypath)?.count ?? 0 }

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
  public func getValue(_ keypath: String) -> Any? { get(keypath) }
}

/// Expressions. Each text is parsed once.
extension StateStore {
  public func evaluate(expression: String) -> Any {
    let value = evaluate(expression, in: sample)
    return (value as? Document.StateValue).map(unwrap) ?? value
  }

  public func interpolate(_ template: String) -> String { interpolate(template, in: sample) }

  /// Evaluates an expression against `sample`, a view of this store's values. Returns a
  /// `Document.StateValue`, or an `EvaluationStopped`, which cannot be stored, if that takes too much work.
  func evaluate(_ expression: String, in sample: SampleState) -> Any {
    guard behavior == .specification else { return deviceValue(of: expression) }
    var spent = EvaluationWork()
    let parsed = expressions.value(for: expression) { ParsedExpression($0) }
    let value = evaluator.evaluate(parsed, in: sample, &spent)
    work += spent.spent + expression.utf8.count
    return spent.stop.map { EvaluationStopped($0) } ?? value
  }

  /// Interpolates a template against `sample`, a view of this store's values.
  func interpolate(_ template: String, in sample: SampleState) -> String {
    guard behavior == .specification else { return deviceText(of: template) }
    var spent = EvaluationWork()
    let parsed = templates.value(for: template) { ParsedTemplate($0) }
    defer { work += spent.spent + template.utf8.count }
    return evaluator.interpolate(parsed, in: sample, &spent)
  }

  /// Adds work that was done with the values of this store.
  package func add(work count: Int) { work += count }
}

/// Writing.
extension StateStore {
  /// Stores a value, or removes the old one if `value` is `nil`.
  ///
  /// Writing a value that equals the old one counts as a write.
  public func set(_ keypath: String, value: Any?) {
    guard let value else { return write(nil, at: keypath) }
    if let value = Document.StateValue(value) { return write(value, at: keypath) }
    if let optional = value as? any OptionalValue, optional.isNone { return write(nil, at: keypath) }
    reject(value, at: keypath)
  }

  private func reject(_ value: Any, at keypath: String) {
    if let stopped = value as? EvaluationStopped {
      reject("cannot store a value at `\(keypath)`: \(stopped.message)", stopped.kind)
    } else {
      reject("the value for `\(keypath)` is not a JSON value")
    }
  }

  /// Stores a value, or removes the old one if `value` is `nil`.
  func write(_ value: Document.StateValue?, at keypath: String) {
    if reportUnreadable(keypath) { return }
    let path = path(keypath)
    if behavior == .device, path.hasNegativeIndex {
      return reject("cannot store a value at `\(keypath)`: the app crashes when it writes there", .stopped)
    }
    guard path.isWritable else { return reject("cannot store a value at `\(keypath)`") }
    do throws(StateSize.Refusal) {
      work += try size.admit(value, at: path.keypath.components, in: values)
    } catch {
      work += ExecutionLimits.workPerStep
      return reject("cannot store the value at `\(keypath)`: \(error.message)", .limit)
    }
    let old = StoredPaths.write(value, at: path.keypath.components, in: &values)
    if let old { size.release(old) }
    dirty.insert(path)
    if observers.isEmpty { return }
    let (oldValue, newValue) = (old?.unwrapped, value?.unwrapped)
    for case let observer? in observers.callbacks { observer.call(keypath, oldValue, newValue) }
  }

  private func reject(_ text: String, _ kind: RuntimeMessage.Kind = .state) {
    onMessage?(RuntimeMessage(kind, text))
  }

  /// Stores the initial values of a document, replacing existing values of the same names. Does not mark
  /// paths as dirty or call callbacks.
  public func initialize(from state: [String: Document.StateValue]?) {
    values.merge(state ?? [:]) { _, new in new }
    size.reset()
  }

  /// Stores an initial value. Does not mark paths as dirty or call callbacks.
  package func initialize(_ value: Document.StateValue, at keypath: Keypath) {
    guard keypath.isWritable else { return }
    StoredPaths.write(value, at: keypath.components, in: &values)
    size.reset()
  }

  public func snapshot() -> [String: Any] { values.mapValues(\.unwrapped) }

  public var sample: SampleState { SampleState(values) }

  /// Replaces all values without calling callbacks. Marks all old and new top-level keys as dirty.
  public func restore(from snapshot: [String: Any]) {
    var restored: [String: Document.StateValue] = [:]
    for (key, value) in snapshot {
      if let value = Document.StateValue(value) {
        restored[key] = value
      } else {
        reject("the value for `\(key)` is not a JSON value")
      }
    }
    for key in values.keys { dirty.insert(StatePath(key: key)) }
    for key in restored.keys where values[key] == nil { dirty.insert(StatePath(key: key)) }
    values = restored
    size.reset()
  }
}

/// Arrays. Each change counts as one write of the whole array.
extension StateStore {
  public func appendToArray(_ keypath: String, value: Any) {
    change(keypath, with: value) { elements, value in elements.append(value) }
  }

  public func toggleInArray(_ keypath: String, value: Any) {
    change(keypath, with: value) { elements, value in
      if let index = elements.firstIndex(where: { $0.strictlyEquals(value) }) {
        elements.remove(at: index)
      } else {
        elements.append(value)
      }
    }
  }

  public func removeFromArray(_ keypath: String, value: Any) {
    guard !reportUnreadable(keypath), elements(keypath) != nil else { return }
    change(keypath, with: value) { elements, value in elements.removeAll { $0.strictlyEquals(value) } }
  }

  public func removeFromArray(_ keypath: String, at index: Int) {
    guard !reportUnreadable(keypath), var elements = elements(keypath), elements.indices.contains(index)
    else { return }
    elements.remove(at: index)
    write(.arrayValue(elements), at: keypath)
  }

  private func change(
    _ keypath: String, with value: Any,
    _ body: (inout [Document.StateValue], Document.StateValue) -> Void
  ) {
    guard let value = Document.StateValue(value) else { return reject(value, at: keypath) }
    var elements = elements(keypath) ?? []
    work += elements.count
    body(&elements, value)
    write(.arrayValue(elements), at: keypath)
  }
}

/// Dirty paths.
extension StateStore {
  public var hasDirtyPaths: Bool { !dirty.isEmpty }

  /// Returns the dirty paths and clears them: the written paths as written, and their parents.
  public func consumeDirtyPaths() -> Set<String> {
    defer { dirty.removeAll() }
    return dirty.all
  }

  /// Returns the written paths without their parents, sorted, and clears the dirty paths.
  public func consumeWrittenPaths() -> [String] {
    defer { dirty.removeAll() }
    return dirty.written
  }

  public func isDirty(_ path: String) -> Bool { dirty.contains(self.path(path).keypath) }

  public func clearDirtyPaths() { dirty.removeAll() }
}

/// Callbacks.
extension StateStore {
  @discardableResult
  public func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID { observers.append(callback) }

  public func removeStateChangeCallback(_ id: UUID) { observers.remove(id) }

  public func removeAllCallbacks() { observers = StateObservers() }
}
