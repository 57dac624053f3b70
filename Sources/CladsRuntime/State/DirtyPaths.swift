import CladsExpressions

/// The paths written since they were last consumed.
///
/// The parents of a written path are dirty too, but they are computed only on demand: a reader of `user.age`
/// is unaffected by a write to `user.name`, although `user` is dirty.
@MainActor
struct DirtyPaths {
  private var paths: [String: StatePath] = [:]
  /// The written paths, and their parents, that have been expanded so far.
  private var expanded: Set<Keypath> = []
  /// The written paths whose parents are not in `expanded` yet.
  private var unexpanded: [StatePath] = []

  /// Whether no path was written.
  var isEmpty: Bool { paths.isEmpty }

  /// Records a write.
  mutating func insert(_ path: StatePath) {
    if path.isDirty { return }
    path.isDirty = true
    if paths.updateValue(path, forKey: path.text) == nil { unexpanded.append(path) }
  }

  /// Returns whether a path or anything inside it was written.
  mutating func contains(_ path: Keypath) -> Bool {
    for path in unexpanded {
      expanded.insert(path.keypath)
      for parent in path.parents { expanded.insert(parent) }
    }
    unexpanded.removeAll(keepingCapacity: true)
    return !path.isMalformed && (path.components.isEmpty ? !isEmpty : expanded.contains(path))
  }

  /// The written paths as written.
  var written: Set<String> { Set(paths.keys) }

  /// The written paths as written, and their parents.
  var all: Set<String> {
    var texts: Set<String> = []
    for (text, path) in paths {
      texts.insert(text)
      for parent in path.parents { texts.insert(parent.source) }
    }
    return texts
  }

  /// Discards all recorded writes.
  mutating func removeAll() {
    for path in paths.values { path.isDirty = false }
    self = DirtyPaths()
  }
}
