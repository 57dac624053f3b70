import CladsEvaluation
import CladsExpressions

/// A state path parsed from text, reused by all accesses with the same text.
@MainActor
final class StatePath {
  let text: String
  let keypath: Keypath
  /// Whether a value can be stored at the path.
  let isWritable: Bool
  /// The paths of the enclosing containers, outermost first.
  private(set) lazy var parents = keypath.parents
  /// Whether the path is recorded in `DirtyPaths`.
  var isDirty = false

  convenience init(_ text: String) { self.init(text, Keypath.parse(text)) }

  /// Creates the path of a top-level key. The key may contain any characters.
  convenience init(key: String) { self.init(key, Keypath([.key(key)])) }

  private init(_ text: String, _ keypath: Keypath) {
    self.text = text
    self.keypath = keypath
    isWritable = keypath.isWritable
  }
}
