import CladsDocument
import CladsExpressions

/// A limit on the size of a state, which stops documents that repeatedly store a value inside itself.
///
/// The size is an estimate that is never too low. It is counted exactly only when the estimate reaches the
/// limit.
struct StateSize {
  private var size = 0
  private var isExact = false
  private var isKnown = false
  private var limit: Int

  /// Creates a limit of `limit` values, arrays and objects included.
  init(limit: Int) { self.limit = limit }

  /// Invalidates the size after the state was replaced.
  mutating func reset() { isKnown = false }

  /// Returns whether a value may be stored at a path of the state, or removed there, and adds its size.
  mutating func admit(
    _ value: Document.StateValue?, at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) -> Bool {
    if !isKnown { count(state) }
    var budget = limit
    guard path.count <= Document.StateValue.maximumDepth,
      value?.fits(&budget, depth: Document.StateValue.maximumDepth - path.count) ?? true
    else { return false }
    let added = limit - budget
    var most = added + path.count
    for case .index(let index) in path { most += index }
    if size + most <= limit {
      size += most
      isExact = false
      return true
    }
    return admitExactly(added, at: path, in: state)
  }

  private mutating func admitExactly(
    _ added: Int, at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) -> Bool {
    if !isExact { count(state) }
    let change = StateSize.change(at: path, in: state)
    let growth = added + change.created
    let released = change.old.map(StateSize.count) ?? 0
    // Removing a value is always allowed.
    guard size + growth - released <= limit || growth == 0 else { return false }
    size += growth
    if change.replacesOthers { isExact = false }
    return true
  }

  /// Subtracts the size of a value that was removed.
  mutating func release(_ value: Document.StateValue) { size = max(0, size - StateSize.count(value)) }

  private static func count(_ value: Document.StateValue) -> Int {
    var budget = Int.max
    _ = value.fits(&budget, depth: .max)
    return .max - budget
  }

  /// Counts a state. The first count raises the limit to twice its result, so that a document that starts
  /// large can still grow.
  private mutating func count(_ state: [String: Document.StateValue]) {
    size = state.values.reduce(0) { $0 + StateSize.count($1) }
    if !isKnown { limit = max(limit, 2 * size) }
    isKnown = true
    isExact = true
  }

  /// Returns the number of containers and gaps that a write creates along a path, whether it replaces a
  /// container by one of the other kind, and the value that it replaces.
  private static func change(
    at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) -> (created: Int, replacesOthers: Bool, old: Document.StateValue?) {
    var created = 0
    var replacesOthers = false
    var node: Document.StateValue? = .objectValue(state)
    for component in path {
      switch (component, node) {
      case (.key(let key), .objectValue(let members)?): node = members[key]
      case (.index(let index), .arrayValue(let elements)?):
        if index >= elements.count { created += index - elements.count }
        node = index < elements.count ? elements[index] : nil
      case (_, let other):
        switch other {
        case nil: created += 1
        case .arrayValue?, .objectValue?: replacesOthers = true
        default: break
        }
        if case .index(let index) = component { created += index }
        node = nil
      }
    }
    return (created, replacesOthers, node)
  }
}
