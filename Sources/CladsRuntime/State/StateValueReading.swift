/// A source of state values for evaluating expressions.
///
/// The evaluator asks for each complete path with the text of a keypath, so a simple source may keep its values
/// under whole paths such as `user.age`.
public protocol StateValueReading {
  /// The value at a path: JSON-shaped, `NSNull` for a stored `null`; nothing when there is none.
  func getValue(_ keypath: String) -> Any?

  /// The elements of the array at a path; nothing when there is no array.
  func getArray(_ keypath: String) -> [Any]?

  /// Whether an element of the array at a path strictly equals `value`: a whole number never equals a decimal
  /// one, and lists and objects equal nothing.
  func arrayContains(_ keypath: String, value: Any) -> Bool

  /// The number of elements of the array at a path; 0 when there is no array.
  func getArrayCount(_ keypath: String) -> Int
}
