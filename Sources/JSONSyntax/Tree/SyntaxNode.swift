public import SourceText

/// A node of a syntax tree: a record together with its tree.
@usableFromInline package struct SyntaxNode: Sendable {
  @usableFromInline package let tree: SyntaxTree
  /// The index of its record.
  @usableFromInline package let index: RecordIndex

  /// Creates the node of a record; `index` must come from `tree`.
  @inlinable
  package init(tree: SyntaxTree, index: RecordIndex) {
    self.tree = tree
    self.index = index
  }

  @inlinable package var record: SyntaxRecord { tree.storage.records[Int(index)] }
  @inlinable package var kind: SyntaxKind { record.kind }
  @inlinable package var flags: SyntaxFlags { record.flags }
  /// The range of its text, including quotes or brackets.
  @inlinable package var range: TextRange {
    let record = record
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// Whether the node or a descendant has a syntax error.
  @inlinable package var containsError: Bool { flags.contains(.containsError) }

  /// The container or member that encloses the node; `nil` for the root.
  @inlinable package var parent: SyntaxNode? {
    index == 0 ? nil : SyntaxNode(tree: tree, index: record.parent)
  }

  /// The members of an object, the elements of an array, or the name and value of a member.
  @inlinable package var children: Children { Children(of: self) }

  /// The pointer to the node; a member and its name have the pointer of their value.
  package var pointer: JSONPointer { tree.pointer(of: index) }

  /// The index after the last descendant.
  @inlinable
  var end: RecordIndex {
    let record = record
    if record.kind == .string { return index &+ 1 }
    return record.next
  }

  /// The children of a node, in document order.
  @usableFromInline package struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var index: RecordIndex
    @usableFromInline let end: RecordIndex

    @inlinable
    init(of node: SyntaxNode) {
      tree = node.tree
      index = node.index &+ 1
      end = node.end
    }

    @inlinable
    package mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      let node = SyntaxNode(tree: tree, index: index)
      index = node.end
      return node
    }
  }
}

extension SyntaxNode: Hashable {
  @usableFromInline package static func == (lhs: SyntaxNode, rhs: SyntaxNode) -> Bool {
    lhs.index == rhs.index && lhs.tree.storage === rhs.tree.storage
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
