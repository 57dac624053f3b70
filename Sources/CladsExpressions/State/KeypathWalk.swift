package import CladsDocument

/// Follows keypaths through nested values, for reading and for writing.
package enum KeypathWalk<Tree: ValueTree> {
  package typealias Value = Tree.Value

  /// Returns the value at a nonempty path. Keys are looked up only in objects, and indices only in arrays.
  package static func value(at components: [Keypath.Component], in root: [String: Value]) -> Value? {
    guard case .key(let first)? = components.first, var value = root[first] else { return nil }
    for component in components.dropFirst() {
      switch component {
      case .key(let key):
        guard let next = Tree.members(value)?[key] else { return nil }
        value = next
      case .index(let index):
        guard let elements = Tree.elements(value), elements.indices.contains(index) else { return nil }
        value = elements[index]
      }
    }
    return value
  }

  /// Stores a value, or removes the old one if `value` is `nil`, and returns the old value.
  ///
  /// Containers along the path are created, and those of another kind are replaced. The path must be
  /// writable; see `Keypath.isWritable`.
  @discardableResult
  package static func write(
    _ value: Value?, at components: [Keypath.Component], in root: inout [String: Value]
  ) -> Value? {
    guard case .key(let first)? = components.first else { return nil }
    if components.count == 1 { return assign(value, to: first, in: &root) }
    return write(value, at: components, from: 1, in: &root[first, default: Tree.null])
  }

  private static func write(
    _ new: Value?, at components: [Keypath.Component], from position: Int, in node: inout Value
  ) -> Value? {
    guard components.indices.contains(position) else { return nil }
    let isLast = position + 1 == components.count
    // Detaching the container from its parent while it changes keeps it uniquely referenced, so it is not
    // copied.
    switch components[position] {
    case .key(let key):
      var members = Tree.members(node) ?? [:]
      node = Tree.null
      defer { node = Tree.object(members) }
      if isLast { return assign(new, to: key, in: &members) }
      return write(new, at: components, from: position + 1, in: &members[key, default: Tree.null])
    case .index(let index):
      var elements = Tree.elements(node) ?? []
      node = Tree.null
      defer { node = Tree.array(elements) }
      let old: Value? = index < elements.count ? elements[index] : nil
      if index >= elements.count {
        elements += repeatElement(Tree.null, count: index + 1 - elements.count)
      }
      if !isLast { return write(new, at: components, from: position + 1, in: &elements[index]) }
      elements[index] = new ?? Tree.null
      return old
    }
  }

  private static func assign(_ value: Value?, to key: String, in members: inout [String: Value]) -> Value? {
    guard let value else { return members.removeValue(forKey: key) }
    return members.updateValue(value, forKey: key)
  }
}

/// `KeypathWalk` for stored values. Specializing it here keeps one copy of the code.
package enum StoredPaths {
  /// Returns the value at a nonempty path.
  package static func value(
    at components: [Keypath.Component], in root: [String: Document.StateValue]
  ) -> Document.StateValue? { KeypathWalk<StoredValues>.value(at: components, in: root) }

  /// Stores a value, or removes the old one if `value` is `nil`, and returns the old value.
  @discardableResult
  package static func write(
    _ value: Document.StateValue?, at components: [Keypath.Component],
    in root: inout [String: Document.StateValue]
  ) -> Document.StateValue? { KeypathWalk<StoredValues>.write(value, at: components, in: &root) }
}

extension Keypath {
  /// The largest sum of the indices in one written path, which bounds the elements that a single write can
  /// add.
  static let largestIndexSum = 10 * largestIndex

  /// Whether a value can be stored at the path: it starts with a key, and its indices are neither negative
  /// nor above `largestIndex`.
  public var isWritable: Bool {
    guard case .key? = components.first else { return false }
    var sum = 0
    for case .index(let index) in components {
      guard (0...Keypath.largestIndex).contains(index) else { return false }
      sum += index
    }
    return sum <= Keypath.largestIndexSum
  }
}
