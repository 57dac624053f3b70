import CladsEvaluation
public import CladsExpressions

/// One step of a keypath: a key of an object or an index into an array.
public typealias PathComponent = Keypath.Component

/// Reads and writes nested values of a dictionary by keypath, such as `users[0].profile.name`.
public struct KeypathAccessor: Sendable {
  /// Creates an accessor.
  public init() {}

  /// The steps of a keypath; none for an empty or malformed one.
  public func parseKeypath(_ keypath: String) -> [PathComponent] { Keypath.parse(keypath).components }

  /// The value at a keypath: `values` itself for the empty one, nothing where nothing is stored or the
  /// keypath is malformed.
  public func get(_ keypath: String, from values: [String: Any]) -> Any? {
    let path = Keypath.parse(keypath)
    if path.components.isEmpty { return path.isMalformed ? nil : values }
    return KeypathWalk<HostValues>.value(at: path.components, in: values)
  }

  /// Stores a value at a keypath, or removes it when it is nil; creates the containers on the way, and fills
  /// arrays up with `NSNull`.
  ///
  /// An empty or malformed keypath, one that starts with an index, and one with an index that is negative or
  /// above `Keypath.largestIndex` change nothing.
  public func set(_ keypath: String, value: Any?, in values: inout [String: Any]) {
    let path = Keypath.parse(keypath)
    guard path.isWritable else { return }
    KeypathWalk<HostValues>.write(value, at: path.components, in: &values)
  }

  /// The keypaths of everything around the value at `keypath`, outermost first: `users` and `users[0]` for
  /// `users[0].name`.
  public func parentPaths(of keypath: String) -> [String] { Keypath.parse(keypath).parents.map(\.source) }

  /// The key of the state that a keypath starts at; nothing when it starts with an index.
  public func rootKey(of keypath: String) -> String? { Keypath.parse(keypath).root }
}
