public import CladsDocument
public import CladsEvaluation
import CladsExpressions
public import CladsSchema
public import Foundation

/// Default implementations based on `get` and `set`.
extension StateStoring {
  public func get<T>(_ keypath: String, as type: T.Type) -> T? { get(keypath) as? T }

  public func getArray(_ keypath: String) -> [Any]? { get(keypath) as? [Any] }

  public func getArrayCount(_ keypath: String) -> Int { getArray(keypath)?.count ?? 0 }

  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard let array = getArray(keypath), let value = Document.StateValue(value) else { return false }
    return array.contains { Document.StateValue($0)?.strictlyEquals(value) ?? false }
  }

  /// Stores the initial values of a document, such as `document.state`.
  public func initialize(from state: NamedList<Document.StateValue>) {
    initialize(from: state.valuesByName())
  }

  /// Stores the initial values of a document one by one.
  public func initialize(from state: [String: Document.StateValue]?) {
    for (key, value) in state ?? [:] { set(key, value: value.unwrapped) }
  }

  public func appendToArray(_ keypath: String, value: Any) {
    set(keypath, value: (getArray(keypath) ?? []) + [value])
  }

  public func removeFromArray(_ keypath: String, value: Any) {
    guard var array = getArray(keypath) else { return }
    if let value = Document.StateValue(value) {
      array.removeAll { Document.StateValue($0)?.strictlyEquals(value) ?? false }
    }
    set(keypath, value: array)
  }

  public func removeFromArray(_ keypath: String, at index: Int) {
    guard var array = getArray(keypath), array.indices.contains(index) else { return }
    array.remove(at: index)
    set(keypath, value: array)
  }

  public func toggleInArray(_ keypath: String, value: Any) {
    var array = getArray(keypath) ?? []
    if let wanted = Document.StateValue(value),
      let index = array.firstIndex(where: { Document.StateValue($0)?.strictlyEquals(wanted) ?? false })
    {
      array.remove(at: index)
    } else {
      array.append(value)
    }
    set(keypath, value: array)
  }
}

/// Expressions.
extension StateStoring {
  /// A copy of all values, converted from `snapshot()`.
  public var sample: SampleState { SampleState(snapshot().compactMapValues { Document.StateValue($0) }) }

  /// Returns the value of an expression, such as `count + 1`, or the text itself if it cannot be computed.
  public func evaluate(expression: String) -> Any {
    ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample).unwrapped
  }

  public func interpolate(_ template: String) -> String {
    ExpressionEvaluator().interpolate(ParsedTemplate(template), in: sample)
  }
}

/// Typed access.
extension StateStoring {
  public func getTyped<T: Decodable>(_ keypath: String, as type: T.Type) -> T? {
    get(keypath).flatMap { StateCoding.decode(type, from: $0) }
  }

  /// Decodes the value at a keypath as the inferred type. Returns `nil` if there is no value or it cannot be
  /// decoded.
  public func getTyped<T: Decodable>(_ keypath: String) -> T? { getTyped(keypath, as: T.self) }

  /// Decodes the whole state. Returns `nil` if it cannot be decoded.
  public func getTyped<T: Decodable>(as type: T.Type = T.self) -> T? {
    StateCoding.decode(type, from: snapshot())
  }

  public func setTyped<T: Encodable>(_ keypath: String, value: T) {
    guard let value = StateCoding.encode(value) else { return }
    set(keypath, value: value.unwrapped)
  }

  /// Encodes a value as an object and stores each of its members at the top level, in the order of their
  /// names. Does nothing if the value does not encode to an object.
  public func setTyped<T: Encodable>(_ value: T) {
    guard case .objectValue(let members)? = StateCoding.encode(value) else { return }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) { set(key, value: value.unwrapped) }
  }
}

/// Observers, based on `onStateChange`.
extension StateStoring {
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

  @discardableResult
  public func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID {
    let observed = Keypath.parse(keypath)
    var last = get(keypath)
    return onStateChange { [weak self] path, _, _ in
      guard let self, Keypath.parse(path).isRelated(to: observed) else { return }
      let old = last.flatMap { StateCoding.decode(type, from: $0) }
      // Updated before the call, so that a write inside the callback is a change from this value.
      last = get(keypath)
      onChange(old, last.flatMap { StateCoding.decode(type, from: $0) })
    }
  }
}

/// Bindings.
extension StateStoring {
  /// Returns a binding to the string at a keypath. It reads as an empty string if there is none.
  public func binding(for keypath: String) -> StateBinding<String> {
    StateBinding(
      get: { self.get(keypath, as: String.self) ?? "" }, set: { self.set(keypath, value: $0) })
  }

  /// Returns a binding to the Boolean at a keypath. It reads as `false` if there is none.
  public func boolBinding(for keypath: String) -> StateBinding<Bool> {
    StateBinding(
      get: { self.get(keypath, as: Bool.self) ?? false }, set: { self.set(keypath, value: $0) })
  }

  /// Returns a binding to the number at a keypath. It reads as 0 if there is none.
  ///
  /// An integer in the state remains an integer as long as the written numbers are integral.
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
