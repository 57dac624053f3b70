public import CladsDocument
public import CladsExpressions

/// The owner of a document's mutable state.
///
/// - Writes are delivered synchronously. Every callback that is registered when a write happens is called
///   once for it, in the order of registration, after the new value is visible. Callbacks may add and remove
///   callbacks, and may write; a write inside a callback is delivered completely before the outer one
///   continues.
/// - A write is rejected, and reported through `onMessage` only, if its value is larger than
///   `ExecutionLimits.valueSize`, if it makes the state larger than `ExecutionLimits.stateSize`, or if it
///   nests the state deeper than `maximumDepth`. A state that starts larger than half of a limit raises it to
///   twice its initial size.
/// - A write to an empty or malformed keypath, to one that starts with an index, or to one with an index that
///   is negative or too large is rejected in the same way.
@MainActor
public final class StateStore: DocumentState {
  var values: [String: Document.StateValue] = [:]
  var dirty = DirtyPaths()
  var observers = StateObservers()
  private var size: StateSize
  /// The evaluator of expressions and templates, with the functions of the host app.
  public let evaluator: ExpressionEvaluator
  /// The work done so far: about one for every byte and every value that was looked at.
  private(set) var work = 0
  /// What is done otherwise than the specification says.
  public var deviations = Deviations.none {
    didSet { if deviations != oldValue { paths = BoundedCache() } }
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
    paths.value(for: text) { StatePath($0, deviations) }
  }
}

/// Reading.
extension StateStore {
  /// Returns the value at a keypath as stored, or `nil` for the empty keypath.
  func stored(_ keypath: String) -> Document.StateValue? {
    StoredValues().value(at: path(keypath).keypath.components, in: values)
  }

  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` for a malformed one.
  public func value(at keypath: String) -> Document.StateValue? {
    if let value = stored(keypath) { return value }
    let path = path(keypath).keypath
    return path.components.isEmpty && !path.isMalformed ? .objectValue(values) : nil
  }

  func elements(_ keypath: String) -> [Document.StateValue]? {
    guard case .arrayValue(let elements)? = stored(keypath) else { return nil }
    return elements
  }
}

/// Expressions. Each text is parsed once.
extension StateStore {
  public func value(of expression: String) throws(EvaluationStopped) -> Document.StateValue {
    try value(of: expression, in: sample)
  }

  public func interpolate(_ template: String) -> String { interpolate(template, in: sample) }

  /// Evaluates an expression against `sample`, a view of this store's values.
  func value(
    of expression: String, in sample: SampleState
  ) throws(EvaluationStopped) -> Document.StateValue {
    guard !deviations.affectExpressions else { return try deviceValue(of: expression) }
    var spent = EvaluationWork()
    let parsed = expressions.value(for: expression) { ParsedExpression($0) }
    let value = evaluator.evaluate(parsed, in: sample, &spent)
    work += spent.spent + expression.utf8.count
    if let stop = spent.stop { throw EvaluationStopped(stop) }
    return value
  }

  /// Interpolates a template against `sample`, a view of this store's values.
  func interpolate(_ template: String, in sample: SampleState) -> String {
    guard !deviations.affectExpressions else { return deviceText(of: template) }
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
  public func set(_ keypath: String, value: Document.StateValue?) {
    if reportUnreadable(keypath) { return }
    let path = path(keypath)
    if path.hasNegativeIndex, deviations.contains(.negativePathIndex) {
      return reject("cannot store a value at `\(keypath)`: the app crashes when it writes there", .stopped)
    }
    guard path.isWritable else { return reject("cannot store a value at `\(keypath)`") }
    do throws(StateSize.Refusal) {
      work += try size.admit(value, at: path.keypath.components, in: values)
    } catch {
      work += ExecutionLimits.workPerStep
      return reject("cannot store the value at `\(keypath)`: \(error.message)", .limit)
    }
    let old = StoredValues().write(value, at: path.keypath.components, in: &values)
    if let old { size.release(old) }
    dirty.insert(path)
    if observers.isEmpty { return }
    for case let observer? in observers.callbacks { observer.call(keypath, old, value) }
  }

  private func reject(_ text: String, _ kind: RuntimeMessage.Kind = .state) {
    report(RuntimeMessage(kind, text))
  }

  public func report(_ message: RuntimeMessage) { onMessage?(message) }

  /// Stores the initial values of a document, replacing existing values of the same names. Does not mark
  /// paths as dirty or call callbacks.
  public func initialize(from state: [String: Document.StateValue]?) {
    values.merge(state ?? [:]) { _, new in new }
    size.reset()
  }

  /// Stores an initial value. Does not mark paths as dirty or call callbacks.
  package func initialize(_ value: Document.StateValue, at keypath: Keypath) {
    guard keypath.isWritable else { return }
    StoredValues().write(value, at: keypath.components, in: &values)
    size.reset()
  }

  public var sample: SampleState { SampleState(values) }

  /// Replaces all values without calling callbacks. Marks all old and new top-level keys as dirty.
  public func restore(from restored: [String: Document.StateValue]) {
    for key in values.keys { dirty.insert(StatePath(key: key)) }
    for key in restored.keys where values[key] == nil { dirty.insert(StatePath(key: key)) }
    values = restored
    size.reset()
  }
}

/// Arrays. Each change counts as one write of the whole array.
extension StateStore {
  public func appendToArray(_ keypath: String, value: Document.StateValue) {
    change(keypath) { elements in elements.append(value) }
  }

  public func toggleInArray(_ keypath: String, value: Document.StateValue) {
    change(keypath) { elements in
      if let index = elements.firstIndex(where: { $0.strictlyEquals(value) }) {
        elements.remove(at: index)
      } else {
        elements.append(value)
      }
    }
  }

  public func removeFromArray(_ keypath: String, value: Document.StateValue) {
    guard !reportUnreadable(keypath), elements(keypath) != nil else { return }
    change(keypath) { elements in elements.removeAll { $0.strictlyEquals(value) } }
  }

  public func removeFromArray(_ keypath: String, at index: Int) {
    guard !reportUnreadable(keypath), var elements = elements(keypath), elements.indices.contains(index)
    else { return }
    elements.remove(at: index)
    set(keypath, value: .arrayValue(elements))
  }

  private func change(_ keypath: String, _ body: (inout [Document.StateValue]) -> Void) {
    var elements = elements(keypath) ?? []
    work += elements.count
    body(&elements)
    set(keypath, value: .arrayValue(elements))
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

  /// Returns the written paths as written, and clears the dirty paths.
  package func consumeWrittenPaths() -> Set<String> {
    defer { dirty.removeAll() }
    return dirty.written
  }

  public func isDirty(_ path: String) -> Bool { dirty.contains(self.path(path).keypath) }

  public func clearDirtyPaths() { dirty.removeAll() }
}

/// Callbacks.
extension StateStore {
  @discardableResult
  public func onWrite(_ callback: @escaping StateWriteCallback) -> UniqueID { observers.append(callback) }

  public func removeCallback(_ id: UniqueID) { observers.remove(id) }

  public func removeAllCallbacks() { observers = StateObservers() }
}
