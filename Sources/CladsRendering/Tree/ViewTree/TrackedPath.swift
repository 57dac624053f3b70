import CladsExpressions

/// A path that a node reads or writes, as text and as parsed components.
struct TrackedPath: Hashable {
  let text: String
  let components: [Keypath.Component]

  init(_ text: String) { self.init(text, Keypath.parse(text)) }

  init(_ text: String, _ keypath: Keypath) {
    self.text = text
    components = keypath.components
  }

  static func == (left: TrackedPath, right: TrackedPath) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The paths that a node reads and writes, in the order of the first access.
struct StateAccess {
  var reads: [TrackedPath] = []
  var writes: [TrackedPath] = []

  mutating func read(_ path: TrackedPath) { if !reads.contains(path) { reads.append(path) } }

  mutating func write(_ path: TrackedPath) {
    read(path)
    if !writes.contains(path) { writes.append(path) }
  }

  mutating func add(_ other: StateAccess) {
    for path in other.reads { read(path) }
    for path in other.writes { write(path) }
  }
}
