import CladsDocument
import CladsExpressions

/// A limit on the size of a state, which stops documents that repeatedly store a value inside itself.
///
/// The size is an estimate that is never too low. It is counted exactly only when the estimate reaches the
/// limit. Sizes are those of `Document.StateValue.size`.
struct StateSize {
  /// Why a write was refused.
  enum Refusal: Error {
    case valueTooLarge(limit: Int)
    case stateTooLarge(limit: Int)
    case tooDeep
  }

  private var size = 0
  private var isExact = false
  private var isKnown = false
  private var limit: Int
  private var valueLimit: Int

  /// Creates a limit for the state, and one for each value that is written.
  init(limit: Int, valueLimit: Int) {
    self.limit = limit
    self.valueLimit = valueLimit
  }

  /// Invalidates the size after the state was replaced.
  mutating func reset() { isKnown = false }

  /// Checks that a value may be stored at a path of the state, or removed there, and adds its size. Returns
  /// that size.
  mutating func admit(
    _ value: Document.StateValue?, at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) throws(Refusal) -> Int {
    if !isKnown { count(state) }
    let depth = Document.StateValue.maximumDepth - path.count
    guard depth >= 0 else { throw .tooDeep }
    var budget = valueLimit
    guard value?.fits(&budget, depth: depth) ?? true else {
      throw budget < 0 ? .valueTooLarge(limit: valueLimit) : .tooDeep
    }
    let added = valueLimit - budget
    var most = added
    for component in path {
      switch component {
      case .key(let key): most += Document.StateValue.gap(1) + key.utf8.count
      case .index(let index): most += Document.StateValue.gap(1 + index)
      }
    }
    if size + most <= limit {
      size += most
      isExact = false
    } else {
      try admitExactly(added, at: path, in: state)
    }
    return added
  }

  private mutating func admitExactly(
    _ added: Int, at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) throws(Refusal) {
    if !isExact { count(state) }
    let change = StateSize.change(at: path, in: state)
    let growth = added + change.created
    // Removing a value is always allowed.
    guard size + growth - (change.old?.size ?? 0) <= limit || growth == 0 else {
      throw .stateTooLarge(limit: limit)
    }
    size += growth
    if change.replacesOthers { isExact = false }
  }

  /// Subtracts the size of a value that was removed.
  mutating func release(_ value: Document.StateValue) { size = max(0, size - value.size) }

  /// Counts a state. The first count raises the limits to twice its result, so that a document that starts
  /// large can still grow.
  private mutating func count(_ state: [String: Document.StateValue]) {
    size = Document.StateValue.objectValue(state).size
    if !isKnown {
      limit = max(limit, 2 * size)
      valueLimit = max(valueLimit, 2 * size)
    }
    isKnown = true
    isExact = true
  }

  /// Returns the size of the keys, containers and gaps that a write creates along a path, whether it replaces
  /// a container by one of the other kind, and the value that it replaces.
  private static func change(
    at path: [Keypath.Component], in state: [String: Document.StateValue]
  ) -> (created: Int, replacesOthers: Bool, old: Document.StateValue?) {
    var created = 0
    var replacesOthers = false
    var node: Document.StateValue? = .objectValue(state)
    for component in path {
      switch (component, node) {
      case (.key(let key), .objectValue(let members)?):
        node = members[key]
        if node == nil { created += key.utf8.count }
      case (.index(let index), .arrayValue(let elements)?):
        if index >= elements.count { created += Document.StateValue.gap(index - elements.count) }
        node = index < elements.count ? elements[index] : nil
      case (_, let other):
        switch other {
        case nil: created += Document.StateValue.gap(1)
        case .arrayValue?, .objectValue?: replacesOthers = true
        default: break
        }
        switch component {
        case .key(let key): created += key.utf8.count
        case .index(let index): created += Document.StateValue.gap(index)
        }
        node = nil
      }
    }
    return (created, replacesOthers, node)
  }
}

extension StateSize.Refusal {
  /// The reason, for people: a fragment without a final period.
  var message: String {
    switch self {
    case .valueTooLarge(let limit): "the value is larger than \(Self.megabytes(limit))"
    case .stateTooLarge(let limit): "the state would become larger than \(Self.megabytes(limit))"
    case .tooDeep:
      "the state would be nested more than \(Document.StateValue.maximumDepth) levels deep"
    }
  }

  private static func megabytes(_ size: Int) -> String {
    size >= 1 << 20 ? "\(size >> 20) MB" : "\(size) bytes"
  }
}
