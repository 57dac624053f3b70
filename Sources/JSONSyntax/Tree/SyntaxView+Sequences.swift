/// The members and elements of an object or an array, in document order.
@usableFromInline package struct SyntaxChildren: Sequence, IteratorProtocol {
  @usableFromInline let view: SyntaxView
  @usableFromInline var index: RecordIndex
  @usableFromInline let end: RecordIndex

  @inlinable
  init(_ view: SyntaxView, _ container: RecordIndex) {
    self.view = view
    index = view.firstChild(of: container)
    switch view.kind(container) {
    case .object, .array: end = view.end(of: container)
    default: end = index
    }
  }

  @inlinable
  package mutating func next() -> RecordIndex? {
    guard index < end else { return nil }
    defer { index = view.end(of: index) }
    return index
  }
}

/// The members of an object, in document order.
@usableFromInline package struct SyntaxMembers: Sequence, IteratorProtocol {
  @usableFromInline var children: SyntaxChildren

  @inlinable
  init(_ view: SyntaxView, _ object: RecordIndex) { children = SyntaxChildren(view, object) }

  @inlinable
  package mutating func next() -> RecordIndex? {
    while let child = children.next() {
      if children.view.kind(child) == .member { return child }
    }
    return nil
  }
}

extension SyntaxView {
  /// Returns the members and elements of a container, including what an error has left there; none for any
  /// other value.
  @inlinable
  package func children(of container: RecordIndex) -> SyntaxChildren { SyntaxChildren(self, container) }

  /// Returns the first object or array below `root` that is nested more than `depth` levels deep, counting
  /// `root` itself, or `nil` if there is none.
  package func firstContainer(below root: RecordIndex, deeperThan depth: Int) -> RecordIndex? {
    var ends: [RecordIndex] = []
    var index = root
    let end = end(of: root)
    while index < end {
      while let last = ends.last, index >= last { ends.removeLast() }
      switch kind(index) {
      case .object, .array:
        ends.append(self.end(of: index))
        if ends.count > depth { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the members of an object; none for any other value.
  @inlinable
  package func members(of object: RecordIndex) -> SyntaxMembers { SyntaxMembers(self, object) }
}
