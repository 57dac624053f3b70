import CladsDocument
public import CladsExpressions

extension SampleState: StateValueReading {
  public func getValue(_ keypath: String) -> Any? { value(at: keypath)?.unwrapped }

  public func getArray(_ keypath: String) -> [Any]? {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return nil }
    return elements.map(\.unwrapped)
  }

  public func arrayContains(_ keypath: String, value: Any) -> Bool {
    guard case .arrayValue(let elements)? = self.value(at: keypath),
      let value = Document.StateValue(value)
    else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  public func getArrayCount(_ keypath: String) -> Int {
    guard case .arrayValue(let elements)? = value(at: keypath) else { return 0 }
    return elements.count
  }
}
