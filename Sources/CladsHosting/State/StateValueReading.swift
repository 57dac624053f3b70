/// A source of state values for evaluating expressions.
///
/// The evaluator requests each complete path as the text of a keypath, so a simple source may store its
/// values under whole paths such as `user.age`.
public protocol StateValueReading {
  /// Returns the JSON-shaped value at a path: `NSNull` for a stored `null`, or `nil` if there is no value.
  func getValue(_ keypath: String) -> Any?

  /// Returns the elements of the array at a path, or `nil` if there is no array.
  func getArray(_ keypath: String) -> [Any]?

  /// Returns whether an element of the array at a path strictly equals `value`: an integer never equals a
  /// floating-point number, and arrays and objects equal nothing.
  func arrayContains(_ keypath: String, value: Any) -> Bool

  /// Returns the number of elements in the array at a path, or 0 if there is no array.
  func getArrayCount(_ keypath: String) -> Int
}
