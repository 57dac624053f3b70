import CladsEvaluation
import CladsExpressions

/// A path as it was written somewhere, parsed once.
@MainActor
final class StatePath {
  /// The text as written.
  let text: String
  /// The path.
  let keypath: Keypath
  /// Whether a value can be stored there.
  let isWritable: Bool
  /// What surrounds the path, outermost first.
  private(set) lazy var parents = keypath.parents
  /// Whether the path stands in the list of paths written since the last time somebody asked.
  var isDirty = false

  /// Parses a text.
  convenience init(_ text: String) { self.init(text, Keypath.parse(text)) }

  /// The path of a key of the state, whatever the key looks like.
  convenience init(key: String) { self.init(key, Keypath([.key(key)])) }

  private init(_ text: String, _ keypath: Keypath) {
    self.text = text
    self.keypath = keypath
    isWritable = keypath.isWritable
  }
}
