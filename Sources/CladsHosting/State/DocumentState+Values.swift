import CladsDocument
import CladsExpressions
public import CladsRuntime
public import Foundation

/// Values as host apps see them: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, and `[String: Any]`.
///
/// Values are normalized when they are stored: an `NSNumber` becomes the kind of value that was boxed. What
/// is not JSON-shaped, such as a date, an infinite number, or a value that is nested too deep, is not
/// stored, and is reported to the author of the document only.
extension DocumentState {
  /// Returns the value at a keypath: the whole state for the empty keypath, or `nil` if there is no value.
  public func get(_ keypath: String) -> Any? { value(at: keypath).map(unwrap) }

  /// Returns the value at a keypath if it has the given type. Values are not converted.
  public func get<T>(_ keypath: String, as type: T.Type) -> T? { get(keypath) as? T }

  /// Stores a value, or removes the old one if `value` is `nil`.
  public func set(_ keypath: String, value: Any?) {
    guard let value else { return set(keypath, value: nil as Document.StateValue?) }
    if let value = Document.StateValue(value) { return set(keypath, value: value) }
    if let optional = value as? any OptionalValue, optional.isNone {
      return set(keypath, value: nil as Document.StateValue?)
    }
    refuse(value, at: keypath)
  }

  /// Returns the value of an expression, such as `count + 1`, or the text itself if it cannot be computed.
  ///
  /// A value that takes too much work to compute cannot be stored.
  public func evaluate(expression: String) -> Any { unwrappedValue(of: expression) }

  /// What `evaluate(expression:)` returns, for types in which that is another method.
  func unwrappedValue(of expression: String) -> Any {
    do throws(EvaluationStopped) {
      return unwrap(try value(of: expression))
    } catch {
      return error
    }
  }

  /// Returns a copy of all values.
  public func snapshot() -> [String: Any] { sample.values.mapValues(\.unwrapped) }

  /// Replaces all values without calling callbacks.
  public func restore(from snapshot: [String: Any]) {
    var values: [String: Document.StateValue] = [:]
    for (key, value) in snapshot {
      if let value = Document.StateValue(value) { values[key] = value } else { refuseValue(at: key) }
    }
    restore(from: values)
  }

  /// Returns a value as host apps see it. Converting a large one is work.
  func unwrap(_ value: Document.StateValue) -> Any {
    switch value {
    case .arrayValue, .objectValue: store?.add(work: ExecutionLimits.conversionWork * value.size)
    case .nullValue, .boolValue, .intValue, .doubleValue, .stringValue: break
    }
    return value.unwrapped
  }

  private func refuse(_ value: Any, at keypath: String) {
    if let stopped = value as? EvaluationStopped {
      refuse(stopped, at: keypath)
    } else {
      refuseValue(at: keypath)
    }
  }
}

/// Arrays.
extension DocumentState {
  /// Returns the array at a keypath, or `nil` if there is none.
  public func getArray(_ keypath: String) -> [Any]? { get(keypath) as? [Any] }

  /// Returns the number of elements in the array at a keypath, or 0 if there is none.
  public func getArrayCount(_ keypath: String) -> Int { elements(at: keypath)?.count ?? 0 }

  /// Returns whether an element of the array at a keypath strictly equals a value.
  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard let elements = elements(at: keypath), let value = Document.StateValue(value) else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  /// Appends an element to an array. A value that is not an array is replaced by one.
  public func appendToArray(_ keypath: String, value: Any) {
    guard let value = Document.StateValue(value) else { return refuse(value, at: keypath) }
    appendToArray(keypath, value: value)
  }

  /// Removes all elements that strictly equal a value. Does nothing if there is no array.
  public func removeFromArray(_ keypath: String, value: Any) {
    guard let value = Document.StateValue(value) else { return refuse(value, at: keypath) }
    removeFromArray(keypath, value: value)
  }

  /// Removes the first element that strictly equals a value, or appends the value if there is none.
  public func toggleInArray(_ keypath: String, value: Any) {
    guard let value = Document.StateValue(value) else { return refuse(value, at: keypath) }
    toggleInArray(keypath, value: value)
  }
}

/// Callbacks.
extension DocumentState {
  /// Registers a callback for every write, called in the order of registration. Returns the id that removes
  /// it.
  @discardableResult
  public func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID {
    UUID(onWrite { path, old, new in callback(path, old?.unwrapped, new?.unwrapped) })
  }

  /// Removes a callback or an observer. Unknown ids are ignored.
  public func removeStateChangeCallback(_ id: UUID) { removeCallback(UniqueID(id)) }

  /// Registers a callback that receives the decoded value of a keypath after writes to it, inside it, or to a
  /// container of it.
  @discardableResult
  public func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, callback: @escaping @MainActor (T?) -> Void
  ) -> UUID {
    observe(keypath, as: type) { _, new in callback(new) }
  }

  /// Registers a callback that receives the decoded value of a keypath before and after writes to it, inside
  /// it, or to a container of it.
  @discardableResult
  public func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID {
    let (owner, keypath) = owner(of: keypath)
    let observed = Keypath.parse(keypath)
    var last = owner.value(at: keypath)
    let id = owner.onWrite { [weak owner] path, _, _ in
      guard let owner, Keypath.parse(path).isRelated(to: observed) else { return }
      let old = last.flatMap { StateCoding.decode(type, from: $0) }
      // Updated before the call, so that a write inside the callback is a change from this value.
      last = owner.value(at: keypath)
      onChange(old, last.flatMap { StateCoding.decode(type, from: $0) })
    }
    return UUID(id)
  }
}

/// Typed access.
extension DocumentState {
  /// Decodes the value at a keypath. Returns `nil` if there is no value or it cannot be decoded.
  public func getTyped<T: Decodable>(_ keypath: String, as type: T.Type) -> T? {
    value(at: keypath).flatMap { StateCoding.decode(type, from: $0) }
  }

  /// Decodes the value at a keypath as the inferred type. Returns `nil` if there is no value or it cannot be
  /// decoded.
  public func getTyped<T: Decodable>(_ keypath: String) -> T? { getTyped(keypath, as: T.self) }

  /// Decodes the whole state. Returns `nil` if it cannot be decoded.
  public func getTyped<T: Decodable>(as type: T.Type = T.self) -> T? {
    StateCoding.decode(type, from: .objectValue(sample.values))
  }

  /// Encodes and stores a value. Does nothing if it cannot be encoded.
  public func setTyped<T: Encodable>(_ keypath: String, value: T) {
    guard let value = StateCoding.encode(value) else { return }
    set(keypath, value: value)
  }

  /// Encodes a value as an object and stores each of its members at the top level, in the order of their
  /// names. Does nothing if the value does not encode to an object.
  public func setTyped<T: Encodable>(_ value: T) {
    guard case .objectValue(let members)? = StateCoding.encode(value) else { return }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) { set(key, value: value) }
  }
}

/// Bindings.
extension DocumentState {
  /// Returns a binding to the string at a keypath. It reads as an empty string if there is none.
  public func binding(for keypath: String) -> StateBinding<String> {
    StateBinding(
      get: { self.get(keypath, as: String.self) ?? "" }, set: { self.set(keypath, value: .stringValue($0)) })
  }

  /// Returns a binding to the Boolean at a keypath. It reads as `false` if there is none.
  public func boolBinding(for keypath: String) -> StateBinding<Bool> {
    StateBinding(
      get: { self.get(keypath, as: Bool.self) ?? false }, set: { self.set(keypath, value: .boolValue($0)) })
  }

  /// Returns a binding to the number at a keypath. It reads as 0 if there is none.
  ///
  /// An integer in the state remains an integer as long as the written numbers are integral.
  public func doubleBinding(for keypath: String) -> StateBinding<Double> {
    StateBinding {
      switch self.value(at: keypath) {
      case .doubleValue(let number)?: number
      case .intValue(let number)?: Double(number)
      default: 0
      }
    } set: { number in
      if case .intValue? = self.value(at: keypath), let whole = Int(exactly: number) {
        self.set(keypath, value: .intValue(whole))
      } else {
        self.set(keypath, value: number)
      }
    }
  }
}
