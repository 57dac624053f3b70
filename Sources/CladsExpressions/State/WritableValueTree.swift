/// Values that can be changed at a path.
package protocol WritableValueTree: ValueTree {
  /// The value that fills gaps.
  var null: Value { get }
  /// Returns the members of an object, or `nil` for any other value.
  func members(_ value: Value) -> [String: Value]?
  /// Returns the elements of an array, or `nil` for any other value.
  func elements(_ value: Value) -> [Value]?
  func object(_ members: [String: Value]) -> Value
  func array(_ elements: [Value]) -> Value
}

extension WritableValueTree {
  /// Returns the value at a nonempty path.
  package func stored(at components: [Keypath.Component], in root: [String: Value]) -> Value? {
    guard case .key(let first)? = components.first, let value = root[first] else { return nil }
    return self.value(at: components.dropFirst(), from: value)
  }

  /// Stores a value, or removes the old one if `value` is `nil`, and returns the old value.
  ///
  /// Containers along the path are created, and those of another kind are replaced. The path must be
  /// writable; see `Keypath.isWritable`.
  @discardableResult
  package func store(
    _ value: Value?, at components: [Keypath.Component], in root: inout [String: Value]
  ) -> Value? {
    guard case .key(let first)? = components.first else { return nil }
    if components.count == 1 { return assign(value, to: first, in: &root) }
    return write(value, at: components, from: 1, in: &root[first, default: null])
  }

  private func write(
    _ new: Value?, at components: [Keypath.Component], from position: Int, in node: inout Value
  ) -> Value? {
    guard components.indices.contains(position) else { return nil }
    let isLast = position + 1 == components.count
    // Detaching the container from its parent while it changes keeps it uniquely referenced, so it is not
    // copied.
    switch components[position] {
    case .key(let key):
      var members = members(node) ?? [:]
      node = null
      defer { node = object(members) }
      if isLast { return assign(new, to: key, in: &members) }
      return write(new, at: components, from: position + 1, in: &members[key, default: null])
    case .index(let index):
      var elements = elements(node) ?? []
      node = null
      defer { node = array(elements) }
      let old: Value? = index < elements.count ? elements[index] : nil
      if index >= elements.count {
        elements += repeatElement(null, count: index + 1 - elements.count)
      }
      if !isLast { return write(new, at: components, from: position + 1, in: &elements[index]) }
      elements[index] = new ?? null
      return old
    }
  }

  private func assign(_ value: Value?, to key: String, in members: inout [String: Value]) -> Value? {
    guard let value else { return members.removeValue(forKey: key) }
    return members.updateValue(value, forKey: key)
  }
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
