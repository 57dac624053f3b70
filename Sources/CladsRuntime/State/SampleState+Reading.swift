import CladsDocument
public import CladsEvaluation

extension SampleState: StateValueReading {
  /// The value at a path.
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  /// The elements of the array at a path.
  public func getArray(_ keypath: String) -> [Any]? {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return nil }
    return elements.map(\.unwrapped)
  }

  /// Whether an element of the array at a path strictly equals `value`.
  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard case .arrayValue(let elements)? = self.value(at: keypath),
      let value = Document.StateValue(value)
    else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  /// The number of elements of the array at a path.
  public func getArrayCount(_ keypath: String) -> Int {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return 0 }
    return elements.count
  }
}
