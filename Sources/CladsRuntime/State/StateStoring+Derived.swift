public import CladsDocument
public import CladsEvaluation
import CladsExpressions
public import Foundation

/// What follows from `get` and `set`.
extension StateStoring {
  /// The value at a keypath when it is of a type; nothing is converted.
  public func get<T>(_ keypath: String, as type: T.Type) -> T? { get(keypath) as? T }

  /// The array at a keypath.
  public func getArray(_ keypath: String) -> [Any]? { get(keypath) as? [Any] }

  /// The number of elements of the array at a keypath; 0 when there is none.
  public func getArrayCount(_ keypath: String) -> Int { getArray(keypath)?.count ?? 0 }

  /// Whether an element of the array at a keypath strictly equals a value.
  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard let array = getArray(keypath), let value = Document.StateValue(value) else { return false }
    return array.contains { Document.StateValue($0)?.strictlyEquals(value) ?? false }
  }

  /// Stores the initial values of a document, one by one.
  public func initialize(from state: [String: Document.StateValue]?) {
    for (key, value) in state ?? [:] { set(key, value: value.unwrapped) }
  }

  /// Adds an element at the end; anything that is no array is replaced by one.
  public func appendToArray(_ keypath: String, value: Any) {
    set(keypath, value: (getArray(keypath) ?? []) + [value])
  }

  /// Removes all elements that strictly equal a value.
  public func removeFromArray(_ keypath: String, value: Any) {
    guard var array = getArray(keypath) else { return }
    if let value = Document.StateValue(value) {
      array.removeAll { Document.StateValue($0)?.strictlyEquals(value) ?? false }
    }
    set(keypath, value: array)
  }

  /// Removes the element at an index, if there is one.
  public func removeFromArray(_ keypath: String, at index: Int) {
    guard var array = getArray(keypath), array.indices.contains(index) else { return }
    array.remove(at: index)
    set(keypath, value: array)
  }

  /// Removes the first element that strictly equals a value, or adds the value when there is none.
  public func toggleInArray(_ keypath: String, value: Any) {
    var array = getArray(keypath) ?? []
    if let wanted = Document.StateValue(value),
      let place = array.firstIndex(where: { Document.StateValue($0)?.strictlyEquals(wanted) ?? false })
    {
      array.remove(at: place)
    } else {
      array.append(value)
    }
    set(keypath, value: array)
  }
}

/// Expressions.
extension StateStoring {
  /// All values, to be read from anywhere.
  public var sample: SampleState { SampleState(snapshot().compactMapValues { Document.StateValue($0) }) }

  /// The result of an expression, such as `count + 1`; the text itself when it cannot be computed.
  public func evaluate(expression: String) -> Any {
    ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample).unwrapped
  }

  /// A text with its `${…}` placeholders replaced.
  public func interpolate(_ template: String) -> String {
    ExpressionEvaluator().interpolate(ParsedTemplate(template), in: sample)
  }
}

/// Typed access.
extension StateStoring {
  /// The value at a keypath, decoded; nothing when there is none or it does not decode.
  public func getTyped<T: Decodable>(_ keypath: String, as type: T.Type) -> T? {
    get(keypath).flatMap { StateCoding.decode(type, from: $0) }
  }

  /// The value at a keypath, decoded as what is expected; nothing when there is none or it does not decode.
  public func getTyped<T: Decodable>(_ keypath: String) -> T? { getTyped(keypath, as: T.self) }

  /// The whole state, decoded; nothing when it does not decode.
  public func getTyped<T: Decodable>(as type: T.Type = T.self) -> T? {
    StateCoding.decode(type, from: snapshot())
  }

  /// Stores an encoded value; ignored when it does not encode.
  public func setTyped<T: Encodable>(_ keypath: String, value: T) {
    guard let value = StateCoding.encode(value) else { return }
    set(keypath, value: value.unwrapped)
  }

  /// Stores each member of an encoded object under its name, in the order of the names; ignored when the
  /// value does not encode to an object.
  public func setTyped<T: Encodable>(_ value: T) {
    guard case .objectValue(let members)? = StateCoding.encode(value) else { return }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) { set(key, value: value.unwrapped) }
  }
}

/// Observers, built on `onStateChange`.
extension StateStoring {
  /// Calls back with the decoded value of a keypath after writes to it, inside it or around it.
  @discardableResult
  public func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, callback: @escaping @MainActor (T?) -> Void
  ) -> UUID {
    let observed = Keypath.parse(keypath)
    return onStateChange { [weak self] path, _, _ in
      guard let self, Keypath.parse(path).isRelated(to: observed) else { return }
      callback(getTyped(keypath, as: type))
    }
  }

  /// Calls back with the decoded values of a keypath before and after writes to it, inside it or around it.
  @discardableResult
  public func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID {
    let observed = Keypath.parse(keypath)
    var last = get(keypath)
    return onStateChange { [weak self] path, _, _ in
      guard let self, Keypath.parse(path).isRelated(to: observed) else { return }
      let old = last.flatMap { StateCoding.decode(type, from: $0) }
      // Kept before the call: a write inside it is a change from here.
      last = get(keypath)
      onChange(old, last.flatMap { StateCoding.decode(type, from: $0) })
    }
  }
}

/// Bindings.
extension StateStoring {
  /// The text at a keypath, empty where there is none, for reading and writing.
  public func binding(for keypath: String) -> StateBinding<String> {
    StateBinding(
      get: { self.get(keypath, as: String.self) ?? "" }, set: { self.set(keypath, value: $0) })
  }

  /// The boolean at a keypath, false where there is none, for reading and writing.
  public func boolBinding(for keypath: String) -> StateBinding<Bool> {
    StateBinding(
      get: { self.get(keypath, as: Bool.self) ?? false }, set: { self.set(keypath, value: $0) })
  }

  /// The number at a keypath, 0 where there is none, for reading and writing.
  ///
  /// A whole number in the state stays one as long as what is written is whole.
  public func doubleBinding(for keypath: String) -> StateBinding<Double> {
    StateBinding {
      let value = self.get(keypath)
      return (value as? Double) ?? (value as? Int).map(Double.init) ?? 0
    } set: { number in
      if self.get(keypath) is Int, let whole = Int(exactly: number) {
        self.set(keypath, value: whole)
      } else {
        self.set(keypath, value: number)
      }
    }
  }
}
