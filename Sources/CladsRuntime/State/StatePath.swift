import CladsExpressions

/// A state path parsed from text, reused by all accesses with the same text.
@MainActor
final class StatePath {
  let text: String
  let keypath: Keypath
  /// Whether a value can be stored at the path.
  let isWritable: Bool
  /// Whether the app never finishes reading the path. Always `false` unless the path was parsed as on device.
  let isUnreadable: Bool
  /// The paths of the enclosing containers, outermost first.
  private(set) lazy var parents = keypath.parents
  /// Whether the path is recorded in `DirtyPaths`.
  var isDirty = false

  /// Parses a path.
  convenience init(_ text: String, _ deviations: Deviations = .none) {
    let specified = Keypath.parse(text)
    guard deviations.affectExpressions else {
      self.init(text, specified)
      return
    }
    guard let keypath = DeviceEvaluator().keypath(text) else {
      self.init(text, Keypath(), isUnreadable: true)
      return
    }
    if keypath == specified {
      self.init(text, specified)
    } else {
      // Readers of the path that is really written know it by its ordinary spelling.
      self.init(keypath.text, keypath)
    }
  }

  /// Creates the path of a top-level key. The key may contain any characters.
  convenience init(key: String) { self.init(key, Keypath([.key(key)])) }

  private init(_ text: String, _ keypath: Keypath, isUnreadable: Bool = false) {
    self.text = text
    self.keypath = keypath
    self.isUnreadable = isUnreadable
    isWritable = keypath.isWritable
  }

  /// Whether a write below an existing key has an index before the first element, at which the app crashes.
  var hasNegativeIndex: Bool {
    guard case .key? = keypath.components.first else { return false }
    return keypath.components.contains { if case .index(let index) = $0 { index < 0 } else { false } }
  }
}
