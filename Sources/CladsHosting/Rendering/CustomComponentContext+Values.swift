public import CladsRendering

extension CustomComponentContext {
  /// Returns the value of a data reference as a JSON-compatible value, or `nil` if it is missing or has no
  /// value.
  public func resolveData(forKey key: String) -> Any? { data(forKey: key)?.unwrapped }
}
