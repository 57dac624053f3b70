extension SyntaxView {
  /// Whether the record at `index` can have children.
  @inlinable
  package func isContainer(_ index: RecordIndex) -> Bool {
    switch kind(index) {
    case .object, .array, .member: true
    default: false
    }
  }

  /// Returns the index of the first record after the one at `index` and its descendants.
  ///
  /// Unlike `end(of:)` it also accepts names of members.
  @inlinable
  package func indexAfter(_ index: RecordIndex) -> RecordIndex {
    let record = self[index]
    return record.kind == .string ? index &+ 1 : record.next
  }

  /// Returns the first member of an object with this name, or `nil` if there is none.
  @inlinable
  package func member(named name: String, of object: RecordIndex) -> RecordIndex? {
    var name = name
    return name.withUTF8 { member(named: $0, hash: NameHash.hash($0), of: object) }
  }

  /// Returns the first member of an object whose name has these UTF-8 bytes, or `nil` if there is none.
  ///
  /// `hash` must be `NameHash.hash(name)`.
  @inlinable
  package func member(
    named name: UnsafeBufferPointer<UInt8>, hash: UInt32, of object: RecordIndex
  ) -> RecordIndex? {
    for member in members(of: object) {
      // The stored hash is that of the source text, so a name with escapes must be decoded and compared.
      if nameHash(of: member) == hash || flags(self.name(of: member)).contains(.escaped) {
        if contentEquals(self.name(of: member), name) { return member }
      }
    }
    return nil
  }

  /// Returns the element of an array at a zero-based index, or `nil` if the index is out of bounds.
  @inlinable
  package func element(at position: Int, of array: RecordIndex) -> RecordIndex? {
    guard kind(array) == .array, position >= 0 else { return nil }
    return children(of: array).dropFirst(position).first { _ in true }
  }

  /// Returns the zero-based index of an element in its array.
  @inlinable
  package func position(of element: RecordIndex, in array: RecordIndex) -> Int {
    var position = 0
    for child in children(of: array) {
      if child >= element { break }
      position &+= 1
    }
    return position
  }
}

extension SyntaxView {
  /// Returns whether a part of a record or of its descendants is not in the text.
  package func containsHole(_ node: RecordIndex) -> Bool {
    var index = node
    let end = max(end(of: node), node &+ 1)
    while index < end {
      if flags(index).contains(.hasHole) { return true }
      index &+= 1
    }
    return false
  }
}
