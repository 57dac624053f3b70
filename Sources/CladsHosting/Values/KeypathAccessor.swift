public import CladsExpressions

/// A component of a keypath: a key of an object or an index into an array.
public typealias PathComponent = Keypath.Component

/// Reads and writes nested values of a dictionary by keypath, such as `users[0].profile.name`.
public struct KeypathAccessor: Sendable {
  public init() {}

  /// Returns the components of a keypath, or an empty array if it is empty or malformed.
  public func parseKeypath(_ keypath: String) -> [PathComponent] { Keypath.parse(keypath).components }

  /// Returns the value at a keypath: `values` itself for the empty keypath, or `nil` if there is no value or
  /// the keypath is malformed.
  public func get(_ keypath: String, from values: [String: Any]) -> Any? {
    let path = Keypath.parse(keypath)
    if path.components.isEmpty { return path.isMalformed ? nil : values }
    return HostValues().stored(at: path.components, in: values)
  }

  /// Stores a value at a keypath, or removes the old one if `value` is `nil`. Creates containers along the
  /// path and pads arrays with `NSNull`.
  ///
  /// Does nothing if the keypath is empty or malformed, starts with an index, or contains an index that is
  /// negative or above `Keypath.largestIndex`.
  public func set(_ keypath: String, value: Any?, in values: inout [String: Any]) {
    let path = Keypath.parse(keypath)
    guard path.isWritable else { return }
    HostValues().store(value, at: path.components, in: &values)
  }

  /// Returns the keypaths of the containers of the value at `keypath`, outermost first: `users` and
  /// `users[0]` for `users[0].name`.
  public func parentPaths(of keypath: String) -> [String] { Keypath.parse(keypath).parents.map(\.source) }

  /// Returns the top-level key that a keypath starts with, or `nil` if it starts with an index.
  public func rootKey(of keypath: String) -> String? { Keypath.parse(keypath).root }
}
