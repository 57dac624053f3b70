import CladsExpressions

/// The paths written since the last time somebody asked.
///
/// What surrounds a written path is dirty too, but is worked out only when asked for: a reader of `user.age`
/// is not concerned by a write to `user.name`, although `user` is dirty.
@MainActor
struct DirtyPaths {
  private var paths: [String: StatePath] = [:]
  /// Every written path and what surrounds it, as far as it was worked out.
  private var known: Set<Keypath> = []
  private var unknown: [StatePath] = []

  /// Whether nothing was written.
  var isEmpty: Bool { paths.isEmpty }

  /// Notes a write.
  mutating func insert(_ path: StatePath) {
    if path.isDirty { return }
    path.isDirty = true
    if paths.updateValue(path, forKey: path.text) == nil { unknown.append(path) }
  }

  /// Whether a path, or something inside it, was written.
  mutating func contains(_ path: Keypath) -> Bool {
    for path in unknown {
      known.insert(path.keypath)
      for parent in path.parents { known.insert(parent) }
    }
    unknown.removeAll(keepingCapacity: true)
    return !path.isMalformed && (path.components.isEmpty ? !isEmpty : known.contains(path))
  }

  /// The written paths, as written, in the order of their texts.
  var written: [String] { paths.keys.sorted() }

  /// The written paths as written, and what surrounds them.
  var all: Set<String> {
    var texts: Set<String> = []
    for (text, path) in paths {
      texts.insert(text)
      for parent in path.parents { texts.insert(parent.source) }
    }
    return texts
  }

  /// Forgets all writes.
  mutating func removeAll() {
    for path in paths.values { path.isDirty = false }
    self = DirtyPaths()
  }
}
